import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'Nieprawidłowy adres e-mail lub hasło.',
  noAccount: 'Nie masz konta?',
  noMethodTitle: 'Logowanie jest wyłączone',
  noMethod:
    'W tej aplikacji nie włączono jeszcze żadnej metody logowania. Zwróć się do jej administratorów.',

  forgotten: 'Nie pamiętasz?',
  mailSend: 'Wyślij mi kod',
  mailHelp: 'Wyślemy kod i link do zalogowania się. Hasło nie jest potrzebne.',
  mailInstead: 'Wyślij mi kod e-mailem',
  passwordInstead: 'Użyj hasła',
  or: 'lub',
  continueWith: 'Kontynuuj z {provider}',
  lastUsed: 'Ostatnio używane',
  signInAnonymously: 'Kontynuuj bez konta',

  mailCodeTitle: 'Wpisz kod',
  mailCodeSent: 'Wysłaliśmy e-mail na adres {email}.',
  mailCodeEdit: 'Zmień',
  mailCodeOpen: 'Otwórz moją skrzynkę',
  mailCodeHelp: 'Sześć liter lub cyfr. Link w e-mailu też działa.',
  mailCodeNotSix: 'Wpisz wszystkie sześć liter lub cyfr kodu.',
  mailCodeWrong: 'Ten kod jest nieprawidłowy. Użyj kodu z najnowszego e-maila.',
  mailCodeExpired: 'Ten kod wygasł. Poproś o nowy.',
  mailCodeUsed: 'Ten kod został już użyty. Poproś o nowy.',
  mailCodeSpent: 'Ten kod wpisano zbyt wiele razy. Poproś o nowy.',
  mailCodeResend: 'Wyślij nowy kod',

  passkeySignIn: 'Zaloguj się kluczem dostępu',
  passkeyCancelled: 'Nie użyto klucza dostępu. Spróbuj ponownie lub zaloguj się w inny sposób.',
  passkeyUnsupported: 'Ta przeglądarka nie może tu użyć klucza dostępu. Zaloguj się w inny sposób.',
  passkeyWrongSite:
    'Klucze dostępu nie działają pod tym adresem aplikacji. Zaloguj się w inny sposób.',
  passkeyUnknown: 'Ten klucz dostępu nie jest tu znany. Zaloguj się w inny sposób.',
  passkeyFailed:
    'Twoje urządzenie nie mogło użyć klucza dostępu. Spróbuj ponownie lub zaloguj się w inny sposób.',
}
