import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
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
  resetRemoved:
    'このメールアドレスがそれまで確認されていなかった場合、ほかのログイン方法は削除されました。',
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
  magicLinkAskText: 'メールのリンクが開かれました。ご自身でリクエストした場合は、続けてください。',
  magicLinkElsewhere:
    'このメールは、別のブラウザまたはデバイスからリクエストされました。ご自身の操作である場合のみ続けてください。',
  magicLinkReplaces: '現在ログイン中の次のアカウントは、ログアウトされます。',
  magicLinkStay: '{name}のままにする',
  magicLinkExpired:
    'リンクの有効期間は限られています。ログインページで新しいメールをリクエストしてください。',
  magicLinkUsed:
    'リンクは1回だけ使えます。ログインしていない場合は、新しいメールをリクエストしてください。',
  magicLinkSpent:
    '安全のためブロックされています。ログインページで新しいメールをリクエストしてください。',
  magicLinkUnconfirmedTitle: '先にメールアドレスを確認してください',
}
