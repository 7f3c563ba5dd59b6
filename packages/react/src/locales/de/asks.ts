import type { TextsOf } from '../text.js'

export const texts: TextsOf<'asks'> = {
  switchAccount: 'Anderes Konto verwenden',

  inviteAsk: '{team} beitreten?',
  inviteAskText:
    'Sie treten mit diesem Konto bei. Die Mitglieder sehen seinen Namen und sein Bild.',
  inviteJoin: 'Team beitreten',
  inviteIgnore: 'Nicht jetzt',
  inviteSignInTitle: 'Sie sind in ein Team eingeladen',
  inviteSignIn:
    'Melden Sie sich an, dann sehen Sie, welches es ist. Es geschieht nichts, bevor Sie zugestimmt haben.',
  inviteJoinedTitle: 'Willkommen bei {team}',
  inviteJoined: 'Sie sind jetzt Mitglied des Teams.',
  inviteOpenTeam: 'Zum Team',
  inviteNoCode:
    'Diese Seite öffnet sich mit dem Link aus einer Einladung. Öffnen Sie ihn dort, vollständig.',
  inviteInvalid:
    'Er ist vielleicht abgeschnitten, oder die Einladung wurde zurückgenommen. Öffnen Sie den Link in der E-Mail noch einmal oder fragen Sie, wer Sie eingeladen hat.',
  inviteExpired:
    'Einladungen gelten nur einige Tage. Bitten Sie, wer Sie eingeladen hat, um eine neue.',
  inviteUsed: 'Eine Einladung gilt für eine Person. Wenn Sie das waren, sind Sie schon im Team.',
  inviteSpent:
    'Zur Sicherheit des Teams ist er gesperrt. Bitten Sie, wer Sie eingeladen hat, um einen neuen.',

  cliAsk: 'Zugriff per Kommandozeile erlauben?',
  cliAskText: 'Ein Programm in einem Terminal möchte {app} mit diesem Konto benutzen:',
  cliPhrase: 'Ihr Terminal muss zeigen',
  cliWarning:
    'Erlauben Sie nur, was Sie eben selbst gestartet haben. Wer Sie sonst hierher geschickt hat, kommt in Ihr Konto.',
  cliShared:
    'Das Programm teilt Ihre Sitzung: Wenn Sie sich in diesem Browser abmelden, ist es auch abgemeldet.',
  cliAuthorize: 'Erlauben',
  cliSure: 'Haben Sie das selbst gestartet?',
  cliSureText:
    'Eine andere Website hat Sie hierher geführt. Wenn jemand Sie gebeten hat, diese Seite zu öffnen, brechen Sie ab: Er käme in Ihr Konto.',
  cliSureYes: 'Ja, erlauben',
  cliSignInTitle: 'Melden Sie sich zuerst an',
  cliSignIn:
    'Ein Kommandozeilen-Programm wartet auf Sie. Melden Sie sich an und entscheiden Sie dann, ob es Ihr Konto benutzen darf.',
  cliDoneTitle: 'Alles erledigt',
  cliDone: 'Sie können diesen Tab schließen und zum Terminal zurückkehren.',
  cliClose: 'Tab schließen',
  cliNotClosed: 'Ihr Browser überlässt das Schließen Ihnen',
  cliGoneTitle: 'Anfrage abgelaufen',
  cliGone:
    'Sie ist abgelaufen oder schon beantwortet, oder der Link ist abgeschnitten. Beginnen Sie im Terminal von vorn.',
  cliMaybeDoneTitle: 'Das ist vielleicht schon geschehen',
  cliMaybeDone:
    'Ihr erster Versuch kann angekommen sein. Sehen Sie in Ihr Terminal; wenn es noch wartet, beginnen Sie dort von vorn.',
  cliDeniedTitle: 'Zugriff abgelehnt',
  cliDenied: 'Das Programm ist nicht in Ihr Konto gekommen. Sie können diese Seite schließen.',
  cliNoCode:
    'Diese Seite öffnet sich mit dem Link, den ein Kommandozeilen-Programm zeigt. Beginnen Sie im Terminal und öffnen Sie den ganzen Link.',
}
