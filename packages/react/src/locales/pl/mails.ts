import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
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
  verifyMine: 'Tak, to ja',
  verifyNotMine: 'Nie, to nie ja',
  rejectedTitle: 'Adres e-mail usunięty',
  rejected: 'Konto nie używa już Twojego adresu e-mail.',
  rejectedSignedOut: 'Wszyscy zostali z niego wylogowani.',
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
  resetRemoved:
    'Jeśli ten adres e-mail nie był wcześniej potwierdzony, inne metody logowania zostały usunięte.',
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
  magicLinkAskText:
    'Ta strona została otwarta z linku w naszym e-mailu. Przejdź dalej, jeśli to była Twoja prośba.',
  magicLinkElsewhere:
    'O e-mail poproszono w innej przeglądarce lub na innym urządzeniu. Przejdź dalej tylko, jeśli to była Twoja prośba.',
  magicLinkReplaces: 'Jest tu zalogowana inna osoba, która zostałaby wylogowana:',
  magicLinkStay: 'Pozostań jako {name}',
  magicLinkExpired:
    'Linki działają tylko przez ograniczony czas. Poproś o nowy e-mail na stronie logowania.',
  magicLinkUsed:
    'Link działa tylko raz. Jeśli nadal nie masz dostępu do konta, poproś o nowy e-mail.',
  magicLinkSpent:
    'Dla Twojego bezpieczeństwa jest teraz zablokowany. Poproś o nowy e-mail na stronie logowania.',
  magicLinkUnconfirmedTitle: 'Najpierw potwierdź swój adres',
}
