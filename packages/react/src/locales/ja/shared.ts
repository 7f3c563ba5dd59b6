import type { Texts } from '../text.js'

/**
 * Japanese, in the polite です・ます style; buttons and headings are short nouns or dictionary forms.
 * No space stands between Latin letters and Japanese ones.
 */
export const texts: Texts = {
  loading: '読み込み中',
  slow: '通常より時間がかかっています。',
  noScript:
    'このページにはJavaScriptが必要です。ブラウザで有効にしてから、ページを再読み込みしてください。',
  retry: '再試行',
  continue: '続ける',
  home: 'ホームに移動',
  cancel: 'キャンセル',
  copy: 'コピー',
  copied: 'コピーしました',
  notCopied: '選択して手動でコピーしてください',
  supportCode: 'エラーコード',

  email: 'メールアドレス',
  emailMissing: 'メールアドレスを入力してください。',
  emailInvalid: 'name@example.comのような形式で、メールアドレスを1つ入力してください。',
  password: 'パスワード',
  passwordMissing: 'パスワードを入力してください。',
  passwordShow: 'パスワードを表示',
  passwordHide: 'パスワードを非表示',
  passwordTooLong: '{count}文字以下にしてください。',

  offline: 'オフラインです。インターネット接続を確認してから、もう一度お試しください。',
  unreachable:
    '応答がありません。インターネット接続を確認するか、しばらくしてからもう一度お試しください。',
  rateLimited: '試行回数が多すぎます。{wait}後にもう一度お試しください。',
  canGoOn: '続行できます。',
  unexpected: '問題が発生しました。もう一度お試しください。',
  unavailableTitle: 'ページを読み込めませんでした',

  signedInTitle: 'ログイン済みです',
  continueAs: '{name}として続ける',
  signOut: 'ログアウト',

  signIn: 'ログイン',

  signUp: 'アカウントを作成',
  signUpOff: '現在、このアプリでは新しいアカウントを作成できません。',
  sendAgainIn: '{wait}後に再送信',
  emailNotSent: 'メールを送信できませんでした。しばらくしてからもう一度お試しください。',
  siteNotTrusted:
    'このサイトは信頼できるドメインの一覧にないため、ここへのリンクをメールで送れません。',

  code: 'コード',
  accountBannedTitle: 'アカウント停止中',
  accountBanned: 'このアカウントは停止されています。',
  refusalMistake: '誤りだと思われますか？',
  ssoRequired: '所属組織ではシングルサインオンが必須です。組織のアカウントでログインしてください。',
  notSameAccount:
    '別のアカウントです。同じアカウントでログインするか、先にログアウトしてください。',
  wrongDigits: '認証コードが正しくありません。もう一度ログインしてください。',
  emailUnconfirmed:
    'このメールアドレスはまだ確認されていません。最初に届いたメールのリンクを開くか、別の方法でログインしてください。',

  obstacleFramed: '外部アカウントでのログインは、別のページの中では開けません。',
  openAlone: '新しいタブで開く',
  obstacleInsecure: '安全な接続が必要です。httpsでこのページを開いてください。',
  obstacleForgetful:
    'ログインにはCookieが必要です。このサイトに許可してから、ページを再読み込みしてください。',

  passwordTooShort: '{count}文字以上にしてください。',
  passwordMissingCharacters: 'あと{count}文字',
  passwordTooShortUnknown: 'もっと長くしてください。',
  passwordTooLongUnknown: 'もっと短くしてください。',
  passwordTooWeak: 'よく使われているパスワードです。別のものにしてください。',
  passwordIsEmail: 'メールアドレスはパスワードに使えません。',
  passwordGuessable: '推測されやすいパスワードです。同じ文字の繰り返しを減らしてください。',
  passwordLongEnough: '十分な長さです。長いほど安全です。',
  passwordStrong: '強力なパスワードです。',
  signUpOffTitle: '新規登録は受け付けていません',
  signedUpTitle: 'アカウントができました',
  signInAgain: 'もう一度ログイン',
  framedTitle: 'このページを単独で開いてください',
  framedText: '別のサイトのページの中に表示されているため、一部が隠されるおそれがあります。',
  newLinkSent: '{email}に新しいメールを送信しました。',
  resetPassword: '新しいパスワード',
  mfaNotSix: '認証アプリに表示されている6桁の数字を入力してください。',
  userMenuSettings: 'アカウント設定',
  team: 'チーム',
  createTeam: 'チームを作成',
  teamName: 'チーム名',

  userMenu: '{name}のアカウント',
  teamMenuNone: 'チームを選択',
  teamMenuEmpty: 'まだどのチームにも参加していません。招待してもらってください。',
  teamMenuNoTeam: 'まだどのチームにも参加していません。',
  teamMenuNameMissing: 'チーム名を入力してください。',
  teamMenuSettings: 'チームの設定',

  contactSupport: 'サポートに問い合わせる',

  scopeOpenid: 'ログイン時にあなたを識別する',
  scopeProfile: '名前と画像を見る',
  scopeEmail: 'メールアドレスを見る',
  scopeOfflineAccess: '使用していない間もログインしたままにする',
}
