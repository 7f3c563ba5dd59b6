import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: 'ログアウトしますか？',
  signOutAskText: '別のウェブサイトから移動してきました。ログアウトしたい場合のみ続けてください。',
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
  errorText: '前のページに戻って、もう一度お試しください。',
  otherAccountTitle: 'このアカウントは使用されています',
  otherAccount:
    '選択した外部アカウントは、このアプリの別のユーザーに接続されています。そのアカウントでログインするか、別のアカウントを選んでください。',
  otherConnectionTitle: '別のアカウントが接続されています',
  otherConnection:
    'すでに同じプロバイダの別のアカウントが接続されています。先に接続を解除するか、そのアカウントを使ってください。',
  addressTakenTitle: 'このメールアドレスのアカウントはすでにあります',
  addressTaken:
    'そのアカウントのメールアドレスは、このアプリですでに使われています。以前と同じ方法でログインしてから、設定で接続してください。',
  cameBackNowhere: 'このサイトは信頼できるドメインの一覧にありません。運営者にお知らせください。',
  accessDeniedTitle: 'ログインがキャンセルされました',
  accessDenied:
    'プロバイダが拒否したか、操作がキャンセルされました。もう一度試すか、別の方法でログインしてください。',
  providerRefusedTitle: 'プロバイダがログインを拒否しました',
  providerRefused:
    'もう一度試すか、別の方法でログインしてください。繰り返し発生する場合は、サポート用コードをこのアプリの運営者に送ってください。',
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
}
