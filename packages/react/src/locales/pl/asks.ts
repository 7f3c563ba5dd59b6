import type { TextsOf } from '../text.js'

export const texts: TextsOf<'asks'> = {
  switchAccount: 'Użyj innego konta',

  inviteAsk: 'Dołączyć do zespołu {team}?',
  inviteAskText: 'Dołączasz z tym kontem. Członkowie zespołu widzą jego nazwę i zdjęcie.',
  inviteJoin: 'Dołącz do zespołu',
  inviteIgnore: 'Nie teraz',
  inviteSignInTitle: 'Masz zaproszenie do zespołu',
  inviteSignIn: 'Zaloguj się, aby zobaczyć, jaki to zespół. Nic się nie stanie bez Twojej zgody.',
  inviteJoinedTitle: 'Witamy w zespole {team}',
  inviteJoined: 'Należysz już do zespołu.',
  inviteOpenTeam: 'Przejdź do zespołu',
  inviteNoCode: 'Tę stronę otwiera się z linku w zaproszeniu. Otwórz tam cały link.',
  inviteInvalid:
    'Może być ucięty albo zaproszenie zostało wycofane. Otwórz link w e-mailu jeszcze raz lub zapytaj osobę, która Cię zaprosiła.',
  inviteExpired: 'Zaproszenia są ważne tylko kilka dni. Poproś osobę, która Cię zaprosiła, o nowe.',
  inviteUsed:
    'Zaproszenie jest dla jednej osoby. Jeśli zostało użyte przez Ciebie, należysz już do zespołu.',
  inviteSpent:
    'Dla bezpieczeństwa zespołu jest teraz zablokowany. Poproś osobę, która Cię zaprosiła, o nowy.',

  cliAsk: 'Wpuścić narzędzie wiersza poleceń?',
  cliAskText: 'Program w terminalu prosi o dostęp do {app} z tym kontem:',
  cliPhrase: 'Twój terminal musi pokazywać',
  cliWarning:
    'Zezwalaj tylko na to, co właśnie zostało uruchomione przez Ciebie. W przeciwnym razie osoba, która podała Ci ten link, dostanie się na Twoje konto.',
  cliShared:
    'Narzędzie korzysta z Twojej sesji: wylogowanie w tej przeglądarce wyloguje też narzędzie.',
  cliAuthorize: 'Zezwól',
  cliSure: 'Czy to zostało uruchomione przez Ciebie?',
  cliSureText:
    'Ta strona została otwarta z innej witryny. Jeśli ktoś prosił Cię o jej otwarcie, anuluj: ta osoba dostałaby się na Twoje konto.',
  cliSureYes: 'Tak, zezwól',
  cliSignInTitle: 'Najpierw się zaloguj',
  cliSignIn:
    'Czeka na Ciebie narzędzie wiersza poleceń. Zaloguj się, a potem zdecyduj, czy może używać Twojego konta.',
  cliDoneTitle: 'Wszystko gotowe',
  cliDone: 'Możesz zamknąć tę kartę i wrócić do terminala.',
  cliClose: 'Zamknij kartę',
  cliNotClosed: 'Zamknij tę stronę samodzielnie',
  cliGoneTitle: 'Prośba wygasła',
  cliGone: 'Wygasła, ma już odpowiedź albo jej link jest ucięty. Zacznij od nowa w terminalu.',
  cliMaybeDoneTitle: 'To mogło się już udać',
  cliMaybeDone:
    'Pierwsza próba mogła się powieść. Zajrzyj do terminala; jeśli nadal czeka, zacznij tam od nowa.',
  cliDeniedTitle: 'Odmowa dostępu',
  cliDenied: 'Narzędzie nie dostało się na Twoje konto. Możesz zamknąć tę stronę.',
  cliNoCode:
    'Tę stronę otwiera się z linku, który pokazuje narzędzie wiersza poleceń. Zacznij w terminalu i otwórz cały link.',
}
