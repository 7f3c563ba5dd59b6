import type { Texts } from '../text.js'

/** Polish. People are addressed directly, in sentences that fit every gender. */
export const texts: Texts = {
  loading: 'Wczytywanie',
  slow: 'To trwa dłużej niż zwykle.',
  noScript:
    'Ta strona wymaga JavaScriptu. Włącz go w przeglądarce, a potem wczytaj stronę ponownie.',
  retry: 'Spróbuj ponownie',
  continue: 'Dalej',
  home: 'Przejdź do strony głównej',
  cancel: 'Anuluj',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  notCopied: 'Zaznacz i skopiuj samodzielnie',
  supportCode: 'Kod błędu',

  email: 'Adres e-mail',
  emailMissing: 'Wpisz swój adres e-mail.',
  emailInvalid: 'Wpisz jeden adres e-mail, np. imie@example.com.',
  password: 'Hasło',
  passwordMissing: 'Wpisz swoje hasło.',
  passwordShow: 'Pokaż hasło',
  passwordHide: 'Ukryj hasło',
  passwordTooLong: {
    one: 'Użyj najwyżej {count} znaku.',
    few: 'Użyj najwyżej {count} znaków.',
    many: 'Użyj najwyżej {count} znaków.',
    other: 'Użyj najwyżej {count} znaku.',
  },

  offline: 'Brak połączenia. Sprawdź dostęp do internetu, a potem spróbuj ponownie.',
  unreachable: 'Nie ma odpowiedzi. Sprawdź połączenie z internetem lub spróbuj ponownie za chwilę.',
  rateLimited: 'Zbyt wiele prób. Spróbuj ponownie za {wait}.',
  canGoOn: 'Możesz teraz kontynuować.',
  unexpected: 'Coś poszło nie tak. Spróbuj ponownie.',
  unavailableTitle: 'Nie udało się wczytać tej strony',

  signedInTitle: 'Zalogowano',
  continueAs: 'Kontynuuj jako {name}',
  signOut: 'Wyloguj się',

  signIn: 'Zaloguj się',

  signUp: 'Utwórz konto',
  signUpOff: 'Ta aplikacja nie przyjmuje obecnie nowych kont.',
  sendAgainIn: 'Wyślij ponownie za {wait}',
  emailNotSent: 'Nie udało się wysłać e-maila. Spróbuj ponownie później.',
  siteNotTrusted:
    'Tej witryny nie ma na liście zaufanych domen, więc żaden e-mail nie może do niej prowadzić.',

  code: 'Kod',
  accountBannedTitle: 'Konto zablokowane',
  accountBanned: 'To konto jest zablokowane.',
  refusalMistake: 'Czy to pomyłka?',
  ssoRequired: 'Twoja organizacja wymaga logowania jednokrotnego. Zaloguj się kontem organizacji.',
  notSameAccount: 'To inne konto. Zaloguj się na to samo konto albo najpierw się wyloguj.',
  wrongDigits: 'Kod jest nieprawidłowy. Zaloguj się ponownie.',
  emailUnconfirmed:
    'Ten adres nie jest jeszcze potwierdzony. Otwórz link z pierwszego e-maila lub zaloguj się w inny sposób.',

  obstacleFramed: 'Strony dostawców nie otwierają się wewnątrz innej strony.',
  openAlone: 'Otwórz w nowej karcie',
  obstacleInsecure: 'Wymagane jest bezpieczne połączenie: otwórz tę stronę przez https.',
  obstacleForgetful:
    'Logowanie wymaga plików cookie. Zezwól na nie w tej witrynie, a potem wczytaj stronę ponownie.',

  passwordTooShort: {
    one: 'Użyj co najmniej {count} znaku.',
    few: 'Użyj co najmniej {count} znaków.',
    many: 'Użyj co najmniej {count} znaków.',
    other: 'Użyj co najmniej {count} znaku.',
  },
  passwordMissingCharacters: {
    one: 'Jeszcze {count} znak',
    few: 'Jeszcze {count} znaki',
    many: 'Jeszcze {count} znaków',
    other: 'Jeszcze {count} znaku',
  },
  passwordTooShortUnknown: 'Użyj większej liczby znaków.',
  passwordTooLongUnknown: 'Użyj mniejszej liczby znaków.',
  passwordTooWeak: 'To hasło jest zbyt popularne. Wybierz inne.',
  passwordIsEmail: 'Nie używaj adresu e-mail jako hasła.',
  passwordGuessable: 'Łatwe do odgadnięcia. Użyj bardziej różnorodnych znaków.',
  passwordLongEnough: 'Wystarczająco długie. Im dłuższe, tym silniejsze.',
  passwordStrong: 'Silne hasło.',
  signUpOffTitle: 'Rejestracja jest zamknięta',
  signedUpTitle: 'Twoje konto jest gotowe',
  signInAgain: 'Zaloguj się ponownie',
  framedTitle: 'Otwórz tę stronę osobno',
  framedText: 'Jest częścią strony innej witryny, która może zasłonić jej fragmenty.',
  newLinkSent: 'Nowy e-mail jest w drodze na adres {email}.',
  resetPassword: 'Nowe hasło',
  mfaNotSix: 'Wpisz sześć cyfr, które pokazuje Twoja aplikacja uwierzytelniająca.',
  userMenuSettings: 'Ustawienia konta',
  team: 'Zespół',
  createTeam: 'Utwórz zespół',
  teamName: 'Nazwa zespołu',

  userMenu: 'Konto: {name}',
  teamMenuNone: 'Wybierz zespół',
  teamMenuEmpty: 'Nie należysz jeszcze do żadnego zespołu. Poproś kogoś o zaproszenie.',
  teamMenuNoTeam: 'Nie należysz jeszcze do żadnego zespołu.',
  teamMenuNameMissing: 'Wpisz nazwę.',
  teamMenuSettings: 'Ustawienia zespołu',

  contactSupport: 'Skontaktuj się z pomocą techniczną',

  scopeOpenid: 'Rozpoznawać Cię przy logowaniu',
  scopeProfile: 'Widzieć Twoją nazwę i zdjęcie',
  scopeEmail: 'Widzieć Twój adres e-mail',
  scopeOfflineAccess: 'Utrzymać zalogowanie, gdy jej nie używasz',
}
