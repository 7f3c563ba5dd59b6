import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: 'Czegoś brakuje',
  invalidLinkTitle: 'Ten link nie działa',
  expiredLinkTitle: 'Ten link wygasł',
  usedLinkTitle: 'Ten link został już użyty',
  spentLinkTitle: 'Tego linku użyto zbyt wiele razy',

  secondFactorTitle: 'Weryfikacja dwuetapowa',
  secondFactor: 'Twoje konto wymaga kodu z aplikacji uwierzytelniającej.',
  secondFactorEnter: 'Wpisz kod',

  switchAccount: 'Użyj innego konta',

  inviteAsk: 'Dołączyć do zespołu {team}?',
  inviteAskText: 'Dołączasz z tym kontem. Członkowie zespołu widzą jego nazwę i zdjęcie.',
  inviteFrom: 'Zaprasza Cię {name}.',
  inviteJoin: 'Dołącz do zespołu',
  inviteIgnore: 'Nie teraz',
  inviteSignInTitle: 'Masz zaproszenie do zespołu',
  inviteSignIn: 'Zaloguj się, aby zobaczyć, jaki to zespół. Nic się nie stanie bez Twojej zgody.',
  inviteSignInKnown: 'Zaloguj się, aby kontynuować. Dołączysz dopiero po akceptacji.',
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

  cliAsk: 'Zezwolić na dostęp z wiersza poleceń?',
  cliAskText: 'Program w terminalu prosi o dostęp do {app} z tym kontem:',
  cliPhrase: 'Twój terminal musi pokazywać',
  cliWarning:
    'Zezwalaj tylko na to, co właśnie zostało uruchomione przez Ciebie. W przeciwnym razie osoba, która podała Ci ten link, dostanie się na Twoje konto.',
  cliShared:
    'Narzędzie korzysta z Twojej sesji: wylogowanie w tej przeglądarce wyloguje też narzędzie.',
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

  verifyAsk: 'Potwierdź adres e-mail',
  verifyAskText:
    'Ta strona została otwarta z linku w naszym e-mailu. Potwierdź, że adres należy do Ciebie.',
  verify: 'Potwierdź',
  verifyWhose: 'Czy to konto jest Twoje?',
  verifyWhoseText: 'W {app} założono konto z adresem {email}.',
  verifyAdded: 'Czy to Twoje konto?',
  verifyAddedText: 'Adres {email} dodano do konta w {app}.',
  verifyCreated: 'Utworzono',
  verifyDevice: 'Urządzenie',
  verifyPlace: 'Lokalizacja',
  verifyCity: '{city}, {country}',
  verifyMine: 'Tak, to ja',
  verifyNotMine: 'Nie, to nie ja',
  rejectedTitle: 'Adres e-mail usunięty',
  rejected: 'Konto nie używa już Twojego adresu e-mail.',
  rejectedSignedOut: 'Wszystkie jego sesje zostały wylogowane.',
  verifiedTitle: 'Adres e-mail potwierdzony',
  verified: 'Wszystko gotowe.',
  alreadyVerified: 'Twój adres e-mail był już potwierdzony. Nie trzeba robić nic więcej.',
  noCode: 'Tę stronę otwiera się z linku w e-mailu. Otwórz tam cały link.',
  invalidLink:
    'Może być ucięty lub błędnie wpisany. Otwórz link w e-mailu jeszcze raz lub skopiuj go w całości.',
  expiredLink:
    'Linki działają przez ograniczony czas lub do wysłania nowszego. Poproś o nowy e-mail.',
  expiredLinkSignedOut:
    'Linki działają przez ograniczony czas lub do wysłania nowszego. Zaloguj się, aby otrzymać nowy e-mail.',
  usedLink: 'Jeśli to było Twoje działanie, adres jest potwierdzony i nie trzeba robić nic więcej.',
  spentLink: 'Dla Twojego bezpieczeństwa jest teraz zablokowany. Poproś o nowy e-mail.',
  spentLinkSignedOut:
    'Dla Twojego bezpieczeństwa jest teraz zablokowany. Zaloguj się, aby otrzymać nowy e-mail.',
  sendNewLink: 'Wyślij e-mail ponownie',

  forgotPassword: 'Nie pamiętasz hasła?',
  forgotText: 'Podaj adres e-mail, a wyślemy Ci link do zresetowania hasła.',
  forgotSend: 'Wyślij link',
  forgotBack: 'Wróć do logowania',
  forgotOffTitle: 'Hasła są wyłączone',
  forgotOff: 'Ta aplikacja działa bez haseł. Zaloguj się w inny sposób.',
  forgotSentTitle: 'Sprawdź pocztę',
  forgotSent:
    'Jeśli {email} należy do jakiegoś konta, e-mail z linkiem jest w drodze. Zajrzyj też do spamu.',
  forgotAgain: 'Wyślij e-mail ponownie',
  forgotOtherAddress: 'Użyj innego adresu',
  forgotSignedIn:
    'Hasło możesz zmienić w ustawieniach konta. Jeśli już go nie pamiętasz, poproś o link.',
  forgotSignedInNoEmail: 'Hasło możesz zmienić w ustawieniach konta.',

  resetTitle: 'Wybierz nowe hasło',
  resetText: 'Spowoduje to wylogowanie z Twojego konta na wszystkich urządzeniach.',
  resetRepeat: 'Potwierdź nowe hasło',
  resetMismatch: 'Hasła nie są takie same.',
  resetSave: 'Zresetuj hasło',
  resetDoneTitle: 'Hasło zmienione',
  resetDone: 'Wylogowano Cię na wszystkich urządzeniach. Zaloguj się nowym hasłem.',
  resetNoCode:
    'Tę stronę otwiera się z linku w e-mailu. Jeśli go nie masz, poproś o jego wysłanie.',
  resetInvalid:
    'Może być ucięty lub błędnie wpisany. Otwórz link w e-mailu jeszcze raz lub poproś o nowy.',
  resetExpired:
    'Linki do zmiany hasła działają przez ograniczony czas lub do wysłania nowszego. Poproś o nowy.',
  resetUsed:
    'Link wystarcza na jedno hasło. Jeśli to Twoja zmiana, zaloguj się tym hasłem; jeśli nie, poproś o nowy link.',
  resetSpent: 'Dla Twojego bezpieczeństwa jest teraz zablokowany. Poproś o nowy.',
  resetNewLink: 'Wyślij nowy link',
  resetRejectedTitle: 'Hasło zostało odrzucone',
  resetRejected: 'Link został przez to zużyty. Poproś o nowy, a potem wybierz inne hasło.',

  magicLinkAsk: 'Kontynuować logowanie?',
  magicLinkSwitch: 'Zalogować się na inne konto?',
  magicLinkAskText: 'Kontynuuj tylko wtedy, gdy ten link został wysłany na Twoją prośbę.',
  magicLinkElsewhere:
    'O e-mail poproszono w innej przeglądarce lub na innym urządzeniu. Kontynuuj tylko wtedy, gdy to była Twoja prośba.',
  magicLinkReplaces: 'Nastąpi wylogowanie z konta:',
  magicLinkStay: 'Pozostań jako {name}',
  magicLinkExpired:
    'Linki działają tylko przez ograniczony czas. Poproś o nowy e-mail na stronie logowania.',
  magicLinkUsed:
    'Link działa tylko raz. Jeśli nadal nie masz dostępu do konta, poproś o nowy e-mail.',
  magicLinkSpent:
    'Dla Twojego bezpieczeństwa jest teraz zablokowany. Poproś o nowy e-mail na stronie logowania.',
  magicLinkUnconfirmedTitle: 'Najpierw potwierdź swój adres',

  signOutAsk: 'Wylogować się?',
  signOutAskText:
    'Ta strona została otwarta z innej witryny. Wyloguj się tylko, jeśli chcesz to zrobić.',
  signOutClientAsk: '{client} prosi o wylogowanie Cię również tutaj.',
  staySignedIn: 'Nie wylogowuj',
  signingOut: 'Trwa wylogowywanie',
  signedOutTitle: 'Wylogowano',
  signedOut:
    'Nikt nie może używać Twojego konta w tej przeglądarce, dopóki nie zalogujesz się ponownie.',
  alreadySignedOut: 'W tej przeglądarce nikt nie był zalogowany.',
  signOutUnconfirmed:
    'W tej przeglądarce nastąpiło wylogowanie. Nie udało się połączyć z usługą, więc sesja może pozostać tam otwarta, dopóki usługa się o tym nie dowie.',

  mfaTitle: 'Wpisz kod weryfikacyjny',
  mfaHelp: 'Wpisz 6-cyfrowy kod z aplikacji uwierzytelniającej.',
  mfaVerify: 'Zweryfikuj',
  mfaWrong: 'Ten kod jest nieprawidłowy. Wpisz ten, który jest teraz widoczny.',
  mfaWrongAgain:
    'Ten kod też jest nieprawidłowy. Sprawdź, czy telefon automatycznie ustawia godzinę.',
  mfaUseRecovery: 'Użyj kodu odzyskiwania',
  mfaUseApp: 'Użyj aplikacji uwierzytelniającej',
  mfaRecoveryLabel: 'Kod odzyskiwania',
  mfaRecoveryTitle: 'Wpisz kod odzyskiwania',
  mfaRecoveryHelp: 'Wpisz jeden z zapisanych kodów odzyskiwania.',
  mfaRecoveryEmpty: 'Wpisz kod odzyskiwania.',
  mfaRecoveryWrong: 'Ten kod jest nieprawidłowy lub został już użyty. Wpisz inny.',
  mfaVerified: 'Kod był prawidłowy.',
  mfaMissingTitle: 'Najpierw się zaloguj',
  mfaMissing: 'Żadne logowanie w tej karcie nie czeka na kod albo czekało zbyt długo.',
  mfaExpired: 'Logowanie czeka na kod kilka minut. Zaloguj się ponownie, a potem wpisz nowy kod.',
  mfaUsedTitle: 'To logowanie jest zakończone',
  mfaUsed:
    'Jego kod został już wpisany. Jeśli nadal nie masz dostępu do konta, zaloguj się ponownie.',
  mfaSpentTitle: 'Zbyt wiele błędnych kodów',
  mfaSpent:
    'Dla Twojego bezpieczeństwa to logowanie zostało przerwane. Zaloguj się ponownie, a potem wpisz nowy kod.',

  oauthWorkingTitle: 'Trwa logowanie',
  takesMoment: 'To chwilę potrwa.',
  oauthNothing: 'Ta strona otwiera się po powrocie od dostawcy. Zacznij od strony logowania.',
  oauthLostTitle: 'Nie udało się dokończyć logowania',
  oauthLost:
    'Rozpoczęto je w innej przeglądarce lub karcie albo ponad godzinę temu, albo ta przeglądarka blokuje pliki cookie. Nikt nie został zalogowany.',
  oauthFailed: 'Logowanie przez dostawcę nie powiodło się. Spróbuj ponownie.',

  notFoundTitle: 'Nie znaleziono strony',
  notFound: 'Sprawdź adres.',

  errorTitle: 'Coś poszło nie tak',
  errorText:
    'Spróbuj ponownie. Jeśli to się powtórzy, wyślij te dane do pomocy technicznej aplikacji.',
  errorTime: 'Czas',
  otherAccountTitle: 'To konto jest zajęte',
  otherAccount:
    'Konto u dostawcy należy do innego użytkownika tej aplikacji. Zaloguj się nim lub wybierz inne.',
  otherConnectionTitle: 'Połączone jest inne konto',
  otherConnection:
    'Z Twoim użytkownikiem połączone jest inne konto tego dostawcy. Najpierw je odłącz lub zaloguj się nim.',
  addressTakenTitle: 'Konto z tym adresem e-mail już istnieje',
  addressTaken:
    'Adres e-mail tego konta należy już do użytkownika. Zaloguj się tak jak wcześniej, a potem połącz dostawcę w ustawieniach.',
  refusedByApp: 'Ta aplikacja nie zaakceptowała Twojego konta.',
  cameBackNowhere: 'Tej witryny nie ma na liście zaufanych domen. Powiadom jej administratorów.',
  accessDeniedTitle: 'Logowanie zostało anulowane',
  accessDenied:
    'Dostawca odmówił albo logowanie zostało anulowane. Możesz spróbować ponownie lub zalogować się w inny sposób.',
  providerRefusedTitle: 'Dostawca odrzucił logowanie',
  providerRefused:
    'Spróbuj ponownie lub zaloguj się w inny sposób. Jeśli to się powtórzy, wyślij kod dla pomocy technicznej administratorom tej aplikacji.',
  ssoNotAllowed:
    'Dostawca tożsamości Twojej organizacji przesłał adres e-mail, którego nie może tutaj zalogować. Skontaktuj się z administratorem.',
  ssoDeactivated: 'Twoja organizacja dezaktywowała to konto. Skontaktuj się z administratorem.',
  scopeRefusedTitle: 'Dostawca odmówił uprawnienia',
  scopeRefused:
    'Ta aplikacja prosi dostawcę o uprawnienie, którego on nie przyznaje. Zaloguj się w inny sposób i wyślij kod dla pomocy technicznej administratorom tej aplikacji.',
  providerOutageTitle: 'Dostawca nie odpowiada',
  providerOutage:
    'Problem leży po stronie dostawcy, a nie Twojego połączenia lub konta. Spróbuj ponownie za kilka minut lub zaloguj się w inny sposób.',
  providerUnavailableTitle: 'Ten dostawca jest niedostępny',
  providerUnavailable: 'Aplikacja go w tej chwili nie oferuje. Zaloguj się w inny sposób.',
  timedOutTitle: 'Minęło zbyt dużo czasu',
  timedOut: 'Logowanie przez dostawcę trwało zbyt długo. Zaloguj się ponownie.',
  recentSignInTitle: 'Najpierw zaloguj się ponownie',
  recentSignIn: 'Aby chronić konto, zaloguj się ponownie, zanim połączysz dostawcę.',
  accountDeletionTitle: 'Twoje konto zostanie usunięte',
  accountDeletion: 'Usunięcie: {when}. Jeśli zachowasz konto, możesz znowu się zalogować.',
  accountKeep: 'Zachowaj moje konto',
  accountKeptTitle: 'Twoje konto pozostaje',
  accountKept: 'Zaloguj się, aby kontynuować.',

  consentAsk: 'Zezwolić {client} na użycie Twojego konta?',
  consentAskText: 'Logowanie tam odbędzie się kontem {app}:',
  consentUnverified:
    'Ta aplikacja nie jest zweryfikowana. Każda aplikacja może użyć nazwy {client}.',
  consentUnverifiedHost: 'Ta aplikacja nie jest zweryfikowana. Jej nazwa pochodzi z {host}.',
  consentScopes: '{client} może:',
  consentDestination: 'Nastąpi przejście do {host}. Kontynuuj tylko wtedy, gdy ufasz tej stronie.',
  consentLoopback:
    'Nastąpi przejście do aplikacji na tym komputerze. Kontynuuj tylko wtedy, gdy to działanie zaczęło się w niej.',
  consentDevice: 'Kontynuuj tylko wtedy, gdy to działanie zaczęło się na Twoim urządzeniu.',
  allow: 'Zezwól',
  deny: 'Odmów',
  consentSignInTitle: 'Najpierw się zaloguj',
  consentSignIn: 'Inna aplikacja chce użyć Twojego konta. Zaloguj się, a potem zdecyduj.',
  consentAgainTitle: 'Najpierw zaloguj się ponownie',
  consentAgain: 'Inna aplikacja wymaga nowego logowania. Zaloguj się ponownie, aby kontynuować.',
  consentGoneTitle: 'Prośba wygasła',
  consentGone: 'Wróć do innej aplikacji i zacznij od nowa.',
  consentNoCode: 'Otwórz tę stronę z aplikacji, do której chcesz się zalogować.',
  consentWorkingTitle: 'Trwa powrót',
}
