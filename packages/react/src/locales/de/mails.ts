import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
  verifyAsk: 'E-Mail-Adresse bestätigen',
  verifyAskText:
    'Sie haben den Link aus unserer E-Mail geöffnet. Bestätigen Sie, dass die Adresse Ihnen gehört.',
  verify: 'Bestätigen',
  verifyWhose: 'Haben Sie dieses Konto erstellt?',
  verifyWhoseText: 'Bei {app} wurde ein Konto mit {email} erstellt.',
  verifyAdded: 'Ist das Ihr Konto?',
  verifyAddedText: '{email} wurde zu einem Konto bei {app} hinzugefügt.',
  verifyCreated: 'Erstellt',
  verifyDevice: 'Gerät',
  verifyPlace: 'Ort',
  verifyMine: 'Ja, das war ich',
  verifyNotMine: 'Nein, das war ich nicht',
  rejectedTitle: 'E-Mail-Adresse entfernt',
  rejected: 'Das Konto verwendet Ihre E-Mail-Adresse nicht mehr.',
  rejectedSignedOut: 'Alle wurden davon abgemeldet.',
  verifiedTitle: 'E-Mail-Adresse bestätigt',
  verified: 'Alles erledigt.',
  alreadyVerified: 'Ihre E-Mail-Adresse wurde schon bestätigt. Es ist nichts mehr zu tun.',
  noCode:
    'Diese Seite öffnet sich mit dem Link aus einer E-Mail. Öffnen Sie ihn dort, vollständig.',
  invalidLink:
    'Er ist vielleicht abgeschnitten oder vertippt. Öffnen Sie den Link in der E-Mail noch einmal oder kopieren Sie ihn ganz.',
  expiredLink:
    'Links gelten nur für begrenzte Zeit oder bis ein neuerer gesendet wird. Lassen Sie sich eine neue E-Mail senden.',
  expiredLinkSignedOut:
    'Links gelten nur für begrenzte Zeit oder bis ein neuerer gesendet wird. Für eine neue E-Mail melden Sie sich an.',
  usedLink: 'Wenn Sie das waren, ist Ihre Adresse bestätigt und nichts mehr zu tun.',
  spentLink: 'Zu Ihrer Sicherheit ist er gesperrt. Lassen Sie sich eine neue E-Mail senden.',
  spentLinkSignedOut:
    'Zu Ihrer Sicherheit ist er gesperrt. Für eine neue E-Mail melden Sie sich an.',
  sendNewLink: 'E-Mail erneut senden',

  forgotPassword: 'Passwort vergessen?',
  forgotText: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link zum Zurücksetzen.',
  forgotSend: 'Link senden',
  forgotBack: 'Zurück zur Anmeldung',
  forgotOffTitle: 'Passwörter sind ausgeschaltet',
  forgotOff: 'Diese App kommt ohne Passwörter aus. Melden Sie sich anders an.',
  forgotSentTitle: 'E-Mails prüfen',
  forgotSent:
    'Wenn {email} zu einem Konto gehört, ist eine E-Mail mit einem Link unterwegs. Sehen Sie auch bei unerwünschter Post nach.',
  forgotAgain: 'E-Mail erneut senden',
  forgotOtherAddress: 'Andere Adresse nehmen',
  forgotSignedIn:
    'Ihr Passwort ändern Sie in den Kontoeinstellungen. Wenn Sie es nicht mehr wissen, lassen Sie sich einen Link senden.',
  forgotSignedInNoEmail: 'Ihr Passwort ändern Sie in den Kontoeinstellungen.',

  resetTitle: 'Neues Passwort wählen',
  resetText: 'Alle Geräte, auf denen Sie angemeldet sind, werden dadurch abgemeldet.',
  resetRepeat: 'Neues Passwort bestätigen',
  resetMismatch: 'Die Passwörter stimmen nicht überein.',
  resetSave: 'Passwort zurücksetzen',
  resetDoneTitle: 'Passwort geändert',
  resetDone:
    'Sie wurden auf allen Geräten abgemeldet. Melden Sie sich mit Ihrem neuen Passwort an.',
  resetRemoved:
    'Falls diese E-Mail-Adresse vorher nicht bestätigt war, wurden andere Anmeldemethoden entfernt.',
  resetNoCode:
    'Diese Seite öffnet sich mit dem Link aus einer E-Mail. Wenn Sie keine haben, lassen Sie sich eine senden.',
  resetInvalid:
    'Er ist vielleicht abgeschnitten oder vertippt. Öffnen Sie den Link in der E-Mail noch einmal oder lassen Sie sich einen neuen senden.',
  resetExpired:
    'Links zu einem neuen Passwort gelten nur für begrenzte Zeit oder bis ein neuerer gesendet wird. Lassen Sie sich einen neuen senden.',
  resetUsed:
    'Ein Link gilt für ein Passwort. Wenn Sie das waren, melden Sie sich damit an; sonst lassen Sie sich einen neuen Link senden.',
  resetSpent: 'Zu Ihrer Sicherheit ist er gesperrt. Lassen Sie sich einen neuen senden.',
  resetNewLink: 'Neuen Link senden',
  resetRejectedTitle: 'Das Passwort wurde abgelehnt',
  resetRejected:
    'Der Link ist damit verbraucht. Lassen Sie sich einen neuen senden und wählen Sie dann ein anderes Passwort.',

  magicLinkAsk: 'Anmeldung fortsetzen?',
  magicLinkAskText:
    'Sie haben den Link aus unserer E-Mail geöffnet. Gehen Sie weiter, wenn Sie darum gebeten haben.',
  magicLinkElsewhere:
    'Die E-Mail wurde in einem anderen Browser oder auf einem anderen Gerät angefordert. Gehen Sie nur weiter, wenn Sie das waren.',
  magicLinkReplaces: 'Hier ist jemand angemeldet und würde abgemeldet:',
  magicLinkStay: 'Als {name} angemeldet bleiben',
  magicLinkExpired:
    'Links gelten nur für begrenzte Zeit. Lassen Sie sich bei der Anmeldung eine neue E-Mail senden.',
  magicLinkUsed:
    'Ein Link geht einmal. Wenn Sie nicht angemeldet sind, lassen Sie sich eine neue E-Mail senden.',
  magicLinkSpent:
    'Zu Ihrer Sicherheit ist er gesperrt. Lassen Sie sich bei der Anmeldung eine neue E-Mail senden.',
  magicLinkUnconfirmedTitle: 'Bestätigen Sie zuerst Ihre Adresse',
}
