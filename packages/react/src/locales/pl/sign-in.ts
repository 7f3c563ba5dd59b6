import type { Texts } from '../text.js'

export const texts: Texts = {
  passwordExpired: 'To hasło tymczasowe wygasło. Zresetuj hasło.',
  wrongPassword: 'Nieprawidłowy adres e-mail lub hasło.',
  signInOnceMoreTitle: 'Zaloguj się ponownie',
  signInOnceMore: 'Ze względów bezpieczeństwa zaloguj się ponownie, aby kontynuować.',
  noAccount: 'Nie masz konta?',
  noMethodTitle: 'Logowanie jest niedostępne',
  noMethod:
    'W tej aplikacji nie włączono jeszcze żadnej metody logowania. Zwróć się do jej administratorów.',

  forgotten: 'Nie pamiętasz hasła?',
  mailSend: 'Wyślij kod e-mailem',
  mailHelp: 'Wyślemy Ci e-mailem kod i link do logowania.',
  mailInstead: 'Użyj kodu z e-maila',
  passwordInstead: 'Użyj hasła',
  or: 'lub',
  continueWith: 'Kontynuuj z {provider}',
  lastUsed: 'Ostatnio używane',
  ssoLeaving: 'Przekierowujemy do: {provider}…',
  ssoNotSetUp: 'Logowanie jednokrotne nie jest skonfigurowane dla tego adresu e-mail.',
  signInAnonymously: 'Kontynuuj jako gość',

  mailCodeTitle: 'Sprawdź pocztę',
  mailCodeSent: 'Wysłaliśmy kod na adres {email}.',
  mailCodeEdit: 'Zmień',
  mailCodeOpen: 'Otwórz skrzynkę',
  mailCodeHelp: 'Wpisz 6-znakowy kod lub użyj linku z e-maila.',
  mailCodeNotSix: 'Wpisz wszystkie 6 znaków.',
  mailCodeWrong: 'Ten kod jest nieprawidłowy. Użyj kodu z najnowszego e-maila.',
  mailCodeExpired: 'Ten kod wygasł. Poproś o nowy.',
  mailCodeUsed: 'Ten kod został już użyty. Poproś o nowy.',
  mailCodeSpent: 'Ten kod wpisano zbyt wiele razy. Poproś o nowy.',
  mailCodeResend: 'Wyślij kod ponownie',

  passkeySignIn: 'Zaloguj się kluczem dostępu',
  passkeyCancelled: 'Nie użyto klucza dostępu. Spróbuj ponownie lub zaloguj się w inny sposób.',
  passkeyNone: 'To urządzenie nie ma klucza dostępu do tej strony. Zaloguj się w inny sposób.',
  passkeyUnsupported: 'Ta przeglądarka nie może tu użyć klucza dostępu. Zaloguj się w inny sposób.',
  passkeyWrongSite:
    'Klucze dostępu nie działają pod tym adresem aplikacji. Zaloguj się w inny sposób.',
  passkeyUnknown: 'Ten klucz dostępu nie jest tu znany. Zaloguj się w inny sposób.',
  passkeyFailed:
    'Twoje urządzenie nie mogło użyć klucza dostępu. Spróbuj ponownie lub zaloguj się w inny sposób.',
  haveAccount: 'Masz już konto?',
  emailExists: 'Istnieje już konto z tym adresem.',
  noSignUpMethod:
    'W tej aplikacji nie włączono jeszcze żadnej metody tworzenia konta. Zwróć się do jej administratorów.',
  signedUp:
    'E-mail jest w drodze na adres {email}. Otwórz link, który w nim jest, aby potwierdzić, że adres należy do Ciebie.',
}
