import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: '情報が足りません',
  invalidLinkTitle: 'このリンクは使えません',
  expiredLinkTitle: 'このリンクは期限切れです',
  usedLinkTitle: 'このリンクは使用済みです',
  spentLinkTitle: 'このリンクは試行回数の上限を超えました',

  secondFactorTitle: '2 段階認証',
  secondFactor: 'このアカウントでは、認証アプリのコードが必要です。',
  secondFactorEnter: 'コードを入力',

  switchAccount: '別のアカウントを使う',

  inviteAsk: '{team}に参加しますか？',
  inviteAskText: 'このアカウントで参加します。名前と画像がチームのメンバーに表示されます。',
  inviteFrom: '{name}さんから招待が届いています。',
  inviteJoin: 'チームに参加',
  inviteIgnore: '今はしない',
  inviteSignInTitle: 'チームに招待されています',
  inviteSignIn:
    'ログインすると、どのチームかを確認できます。同意するまで参加することはありません。',
  inviteSignInKnown: '続けるにはログインしてください。承諾するまで参加しません。',
  inviteJoinedTitle: '{team}へようこそ',
  inviteJoined: 'チームのメンバーになりました。',
  inviteOpenTeam: 'チームを開く',
  inviteNoCode: 'このページは招待のリンクから開きます。リンク全体を開いてください。',
  inviteInvalid:
    'リンクが途中で切れているか、招待が取り消された可能性があります。メールのリンクをもう一度開くか、招待した人に確認してください。',
  inviteExpired: '招待の有効期間は数日間です。招待した人に、もう一度招待してもらってください。',
  inviteUsed:
    '1つの招待で参加できるのは1人だけです。ご自身で使用した場合は、すでにチームに参加しています。',
  inviteSpent:
    'チームの安全のためブロックされています。招待した人に、もう一度招待してもらってください。',

  cliAsk: 'コマンドラインツールを許可しますか？',
  cliAskText: 'ターミナルのプログラムが、次のアカウントで{app}を使うことを求めています。',
  cliPhrase: 'ターミナルに表示されているはずの文字',
  cliWarning:
    'ご自身で今開始したものだけを許可してください。そうでない場合、このページへ誘導した人にアカウントを使われてしまいます。',
  cliShared:
    'ツールはこのセッションを共有します。このブラウザでログアウトすると、ツールもログアウトします。',
  cliSure: 'ご自身で開始しましたか？',
  cliSureText:
    '別のウェブサイトから移動してきました。誰かに頼まれてこのページを開いた場合は、キャンセルしてください。その人にアカウントを使われてしまいます。',
  cliSureYes: 'はい、許可します',
  cliSignInTitle: '先にログインしてください',
  cliSignIn:
    'コマンドラインツールが待機しています。ログインしてから、アカウントの使用を許可するかどうかを選んでください。',
  cliDoneTitle: '完了しました',
  cliDone: 'このタブを閉じて、ターミナルに戻ってください。',
  cliClose: 'このタブを閉じる',
  cliNotClosed: 'ブラウザで閉じてください',
  cliGoneTitle: 'リクエストの有効期限が切れました',
  cliGone:
    '期限が切れたか、応答済みか、リンクが途中で切れています。ターミナルからやり直してください。',
  cliMaybeDoneTitle: 'すでに完了している可能性があります',
  cliMaybeDone:
    '最初の操作が完了しているかもしれません。ターミナルを確認し、まだ待機中の場合はやり直してください。',
  cliDeniedTitle: 'アクセスが拒否されました',
  cliDenied: 'ツールはアカウントを使えません。このページは閉じてかまいません。',
  cliNoCode:
    'このページは、コマンドラインツールに表示されるリンクから開きます。ターミナルで開始し、リンク全体を開いてください。',

  verifyAsk: 'メールアドレスの確認',
  verifyAskText: 'メールのリンクが開かれました。ご自身のアドレスであれば確認してください。',
  verify: '確認する',
  verifyWhose: 'このアカウントを作成しましたか？',
  verifyWhoseText: '{email} で {app} のアカウントが作成されました。',
  verifyAdded: 'これはあなたのアカウントですか？',
  verifyAddedText: '{email} が {app} のアカウントに追加されました。',
  verifyCreated: '作成日時',
  verifyDevice: 'デバイス',
  verifyPlace: '場所',
  verifyCity: '{country} {city}',
  verifyMine: 'はい、私です',
  verifyNotMine: 'いいえ、私ではありません',
  rejectedTitle: 'メールアドレスを削除しました',
  rejected: 'このアカウントでは、あなたのメールアドレスは使われなくなりました。',
  rejectedSignedOut: 'すべてのセッションをログアウトしました。',
  verifiedTitle: 'メールアドレスを確認しました',
  verified: '完了しました。',
  alreadyVerified: 'このメールアドレスは確認済みです。ほかに必要な操作はありません。',
  noCode: 'このページはメールのリンクから開きます。リンク全体を開いてください。',
  invalidLink:
    'リンクが途中で切れているか、間違っている可能性があります。メールのリンクをもう一度開くか、リンク全体をコピーしてください。',
  expiredLink:
    'リンクの有効期間は限られており、新しいリンクが送信されると無効になります。新しいメールを送信してください。',
  expiredLinkSignedOut:
    'リンクの有効期間は限られており、新しいリンクが送信されると無効になります。ログインすると、新しいメールを受け取れます。',
  usedLink: 'ご自身で使用した場合、アドレスは確認済みで、ほかに必要な操作はありません。',
  spentLink: '安全のためブロックされています。新しいメールを送信してください。',
  spentLinkSignedOut:
    '安全のためブロックされています。ログインすると、新しいメールを受け取れます。',
  sendNewLink: 'メールを再送信',

  forgotPassword: 'パスワードをお忘れですか？',
  forgotText: 'メールアドレスを入力してください。再設定用のリンクをお送りします。',
  forgotSend: 'リンクを送信',
  forgotBack: 'ログインに戻る',
  forgotOffTitle: 'パスワードは使えません',
  forgotOff: 'このアプリではパスワードを使いません。別の方法でログインしてください。',
  forgotSentTitle: 'メールを確認してください',
  forgotSent:
    '{email}のアカウントがあれば、リンクを記載したメールが届きます。迷惑メールフォルダもご確認ください。',
  forgotAgain: 'メールを再送信',
  forgotOtherAddress: '別のアドレスを使う',
  forgotSignedIn:
    'パスワードはアカウント設定で変更できます。今のパスワードがわからない場合は、リンクを送信してください。',
  forgotSignedInNoEmail: 'パスワードはアカウント設定で変更できます。',

  resetTitle: '新しいパスワードを設定',
  resetText: '設定すると、ログイン中のすべてのデバイスからログアウトします。',
  resetRepeat: '新しいパスワード（確認）',
  resetMismatch: 'パスワードが一致しません。',
  resetSave: 'パスワードを再設定',
  resetDoneTitle: 'パスワードを更新しました',
  resetDone: 'すべてのデバイスからログアウトしました。新しいパスワードでログインしてください。',
  resetNoCode: 'このページはメールのリンクから開きます。メールがない場合は、送信してください。',
  resetInvalid:
    'リンクが途中で切れているか、間違っている可能性があります。メールのリンクをもう一度開くか、新しいリンクを送信してください。',
  resetExpired:
    'パスワード再設定リンクの有効期間は限られており、新しいリンクが送信されると無効になります。新しいリンクを送信してください。',
  resetUsed:
    'リンクでパスワードを設定できるのは1回だけです。ご自身で使用した場合は、そのパスワードでログインしてください。心当たりがない場合は、新しいリンクを送信してください。',
  resetSpent: '安全のためブロックされています。新しいリンクを送信してください。',
  resetNewLink: '新しいリンクを送信',
  resetRejectedTitle: 'このパスワードは使えません',
  resetRejected:
    'リンクは使用済みになりました。新しいリンクを送信して、別のパスワードを設定してください。',

  magicLinkAsk: 'ログインを続けますか？',
  magicLinkSwitch: '別のアカウントでサインインしますか？',
  magicLinkAskText: 'ご自身でこのリンクをリクエストした場合のみ続けてください。',
  magicLinkElsewhere:
    'このメールは、別のブラウザまたはデバイスからリクエストされました。ご自身の操作である場合のみ続けてください。',
  magicLinkReplaces: '次のアカウントからログアウトされます。',
  magicLinkStay: '{name}のままにする',
  magicLinkExpired:
    'リンクの有効期間は限られています。ログインページで新しいメールをリクエストしてください。',
  magicLinkUsed:
    'リンクは1回だけ使えます。ログインしていない場合は、新しいメールをリクエストしてください。',
  magicLinkSpent:
    '安全のためブロックされています。ログインページで新しいメールをリクエストしてください。',
  magicLinkUnconfirmedTitle: '先にメールアドレスを確認してください',

  signOutAsk: 'ログアウトしますか？',
  signOutAskText: '別のウェブサイトから移動してきました。ログアウトしたい場合のみ続けてください。',
  signOutClientAsk: '{client}が、ここからもログアウトするよう求めています。',
  staySignedIn: 'ログインしたままにする',
  signingOut: 'ログアウトしています',
  signedOutTitle: 'ログアウトしました',
  signedOut: 'もう一度ログインするまで、このブラウザでアカウントは使えません。',
  alreadySignedOut: 'このブラウザでは誰もログインしていませんでした。',
  signOutUnconfirmed:
    'このブラウザからログアウトしました。サービスに接続できなかったため、通知が届くまでサービス側でセッションが残る場合があります。',

  mfaTitle: '確認コードを入力',
  mfaHelp: '認証アプリの 6 桁のコードを入力してください。',
  mfaVerify: '確認',
  mfaWrong: 'コードが正しくありません。現在表示されているコードを入力してください。',
  mfaWrongAgain:
    'このコードも正しくありません。スマートフォンの時刻が自動設定になっているか確認してください。',
  mfaUseRecovery: 'リカバリーコードを使う',
  mfaUseApp: '認証アプリを使う',
  mfaRecoveryLabel: 'リカバリーコード',
  mfaRecoveryTitle: 'リカバリーコードを入力',
  mfaRecoveryHelp: '保存したリカバリーコードの 1 つを入力してください。',
  mfaRecoveryEmpty: 'リカバリーコードを入力してください。',
  mfaRecoveryWrong: 'コードが正しくないか、すでに使用されています。別のコードを入力してください。',
  mfaVerified: 'コードを確認しました。',
  mfaMissingTitle: '先にログインしてください',
  mfaMissing: 'このタブにはコード待ちのログインがないか、時間がたちすぎています。',
  mfaExpired:
    'コードは数分以内に入力する必要があります。もう一度ログインして、新しいコードを入力してください。',
  mfaUsedTitle: 'このログインは完了しています',
  mfaUsed: 'コードは入力済みです。ログインしていない場合は、もう一度ログインしてください。',
  mfaSpentTitle: 'コードの間違いが多すぎます',
  mfaSpent:
    '安全のため、このログインは終了しました。もう一度ログインして、新しいコードを入力してください。',

  oauthWorkingTitle: 'ログインしています',
  takesMoment: 'しばらくお待ちください。',
  oauthNothing:
    'このページは、外部アカウントでのログインから戻ると開きます。ログインページから始めてください。',
  oauthLostTitle: 'ログインを完了できませんでした',
  oauthLost:
    '別のブラウザやタブで始めたか、1時間以上たっているか、このブラウザがCookieをブロックしています。ログインはされていません。',
  oauthFailed: 'OAuthコールバックでのログイン中にエラーが発生しました。もう一度お試しください。',

  notFoundTitle: 'ページが見つかりません',
  notFound: 'アドレスを確認してください。',

  errorTitle: '問題が発生しました',
  errorText:
    'もう一度お試しください。再び発生する場合は、次の情報をアプリのサポートにお送りください。',
  errorTime: '日時',
  otherAccountTitle: 'このアカウントは使用されています',
  otherAccount:
    '選択した外部アカウントは、このアプリの別のユーザーに接続されています。そのアカウントでログインするか、別のアカウントを選んでください。',
  otherConnectionTitle: '別のアカウントが接続されています',
  otherConnection:
    'すでに同じプロバイダの別のアカウントが接続されています。先に接続を解除するか、そのアカウントを使ってください。',
  addressTakenTitle: 'このメールアドレスのアカウントはすでにあります',
  addressTaken:
    'そのアカウントのメールアドレスは、このアプリですでに使われています。以前と同じ方法でログインしてから、設定で接続してください。',
  refusedByApp: 'このアプリはあなたのアカウントを受け付けませんでした。',
  cameBackNowhere: 'このサイトは信頼できるドメインの一覧にありません。運営者にお知らせください。',
  accessDeniedTitle: 'ログインがキャンセルされました',
  accessDenied:
    'プロバイダが拒否したか、操作がキャンセルされました。もう一度試すか、別の方法でログインしてください。',
  providerRefusedTitle: 'プロバイダがログインを拒否しました',
  providerRefused:
    'もう一度試すか、別の方法でログインしてください。繰り返し発生する場合は、サポート用コードをこのアプリの運営者に送ってください。',
  ssoNotAllowed:
    '組織の ID プロバイダーから、ここではログインできないメールアドレスが送信されました。管理者に連絡してください。',
  ssoDeactivated: '組織がこのアカウントを無効にしました。管理者に連絡してください。',
  scopeRefusedTitle: 'プロバイダが権限を拒否しました',
  scopeRefused:
    'このアプリは、プロバイダが許可していない権限を要求しています。別の方法でログインし、サポート用コードをこのアプリの運営者に送ってください。',
  providerOutageTitle: 'プロバイダが応答していません',
  providerOutage:
    '問題はプロバイダにあり、お使いの接続やアカウントにはありません。数分後にもう一度試すか、別の方法でログインしてください。',
  providerUnavailableTitle: 'このプロバイダは利用できません',
  providerUnavailable: '現在、このアプリでは利用できません。別の方法でログインしてください。',
  timedOutTitle: '時間切れです',
  timedOut: 'OAuthの手続きがタイムアウトしました。もう一度ログインしてください。',
  recentSignInTitle: 'もう一度ログインしてください',
  recentSignIn: 'アカウントの安全のため、プロバイダを接続する前にもう一度ログインしてください。',
  accountDeletionTitle: 'アカウントは削除されます',
  accountDeletion: '削除日時：{when}。アカウントを残すと、再びログインできます。',
  accountKeep: 'アカウントを残す',
  accountKeptTitle: 'アカウントは残ります',
  accountKept: '続けるにはログインしてください。',

  consentAsk: '{client}にアカウントの使用を許可しますか？',
  consentAskText: 'そのアプリに{app}のアカウントでログインします:',
  consentUnverified: 'このアプリは未確認です。どのアプリでも {client} と名乗れます。',
  consentUnverifiedHost: 'このアプリは未確認です。名前は {host} によるものです。',
  consentScopes: '{client}ができること:',
  consentDestination: '{host} に移動します。信頼できる場合だけ続けてください。',
  consentLoopback:
    'このコンピューター上のアプリに移動します。そのアプリから始めた場合だけ続けてください。',
  consentDevice: '自分のデバイスで始めた場合だけ続けてください。',
  allow: '許可',
  deny: '拒否',
  consentSignInTitle: '先にログインしてください',
  consentSignIn: '別のアプリがアカウントの使用を求めています。ログインしてから決めてください。',
  consentAgainTitle: '先にもう一度ログインしてください',
  consentAgain:
    '別のアプリが新しいログインを求めています。続けるには、もう一度ログインしてください。',
  consentGoneTitle: 'リクエストの期限切れ',
  consentGone: '別のアプリに戻って、やり直してください。',
  consentNoCode: 'このページは、ログインしたいアプリから開いてください。',
  consentWorkingTitle: '元のアプリに戻ります',
}
