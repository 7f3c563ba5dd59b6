import type { TextsOf } from '../text.js'

export const texts: TextsOf<'several'> = {
  passwordTooShort: {
    one: 'Użyj co najmniej {count} znaku.',
    few: 'Użyj co najmniej {count} znaków.',
    many: 'Użyj co najmniej {count} znaków.',
    other: 'Użyj co najmniej {count} znaku.',
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
  haveAccount: 'Masz już konto?',
  emailExists: 'Istnieje już konto z tym adresem.',
  noSignUpMethod:
    'W tej aplikacji nie włączono jeszcze żadnej metody tworzenia konta. Zwróć się do jej administratorów.',
  signedUp:
    'E-mail jest w drodze na adres {email}. Otwórz link, który w nim jest, aby potwierdzić, że adres należy do Ciebie.',
  signInAgain: 'Zaloguj się ponownie',
  noCodeTitle: 'Czegoś brakuje',
  invalidLinkTitle: 'Ten link nie działa',
  expiredLinkTitle: 'Ten link wygasł',
  usedLinkTitle: 'Ten link został już użyty',
  spentLinkTitle: 'Tego linku użyto zbyt wiele razy',
  framedTitle: 'Otwórz tę stronę osobno',
  framedText: 'Jest częścią strony innej witryny, która może zasłonić jej fragmenty.',
  newLinkSent: 'Nowy e-mail jest w drodze na adres {email}.',
  resetPassword: 'Nowe hasło',
  mfaNotSix: 'Wpisz sześć cyfr, które pokazuje Twoja aplikacja uwierzytelniająca.',

  secondFactorTitle: 'Weryfikacja dwuetapowa',
  secondFactor: 'Twoje konto wymaga kodu z aplikacji uwierzytelniającej.',
  secondFactorEnter: 'Wpisz kod',
  userMenuSettings: 'Ustawienia konta',
  team: 'Zespół',
  createTeam: 'Utwórz zespół',
  teamName: 'Nazwa zespołu',
}
