import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: 'Wylogować się?',
  signOutAskText:
    'Ta strona została otwarta z innej witryny. Wyloguj się tylko, jeśli chcesz to zrobić.',
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
  errorText: 'Wróć i spróbuj ponownie.',
  otherAccountTitle: 'To konto jest zajęte',
  otherAccount:
    'Konto u dostawcy należy do innego użytkownika tej aplikacji. Zaloguj się nim lub wybierz inne.',
  otherConnectionTitle: 'Połączone jest inne konto',
  otherConnection:
    'Z Twoim użytkownikiem połączone jest inne konto tego dostawcy. Najpierw je odłącz lub zaloguj się nim.',
  addressTakenTitle: 'Konto z tym adresem e-mail już istnieje',
  addressTaken:
    'Adres e-mail tego konta należy już do użytkownika. Zaloguj się tak jak wcześniej, a potem połącz dostawcę w ustawieniach.',
  cameBackNowhere: 'Tej witryny nie ma na liście zaufanych domen. Powiadom jej administratorów.',
  accessDeniedTitle: 'Logowanie zostało anulowane',
  accessDenied:
    'Dostawca odmówił albo logowanie zostało anulowane. Możesz spróbować ponownie lub zalogować się w inny sposób.',
  providerRefusedTitle: 'Dostawca odrzucił logowanie',
  providerRefused:
    'Spróbuj ponownie lub zaloguj się w inny sposób. Jeśli to się powtórzy, wyślij kod dla pomocy technicznej administratorom tej aplikacji.',
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
}
