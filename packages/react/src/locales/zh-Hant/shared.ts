import type { Texts } from '../text.js'

/**
 * Chinese in traditional characters, with the words of Taiwan. People are addressed with 你. A space
 * stands between Chinese and Latin characters or figures.
 */
export const texts: Texts = {
  loading: '載入中',
  slow: '載入時間比平常久。',
  noScript: '這個頁面需要 JavaScript。請在瀏覽器中啟用，然後重新載入頁面。',
  retry: '再試一次',
  continue: '繼續',
  home: '前往首頁',
  cancel: '取消',
  copy: '複製',
  copied: '已複製',
  notCopied: '請自行選取並複製',
  supportCode: '錯誤代碼',

  email: '電子郵件地址',
  emailMissing: '請輸入電子郵件地址。',
  emailInvalid: '請輸入一個電子郵件地址，例如 name@example.com。',
  password: '密碼',
  passwordMissing: '請輸入密碼。',
  passwordShow: '顯示密碼',
  passwordHide: '隱藏密碼',
  passwordTooLong: '最多可使用 {count} 個字元。',

  offline: '你目前離線。請檢查網路連線，然後再試一次。',
  unreachable: '沒有收到回應。請檢查網路連線，或稍後再試。',
  rateLimited: '嘗試次數過多。請在{wait}後再試一次。',
  canGoOn: '您現在可以繼續。',
  unexpected: '發生問題，請再試一次。',
  unavailableTitle: '頁面無法載入',

  signedInTitle: '你已登入',
  continueAs: '以 {name} 的身分繼續',
  signOut: '登出',

  signIn: '登入',

  signUp: '建立帳號',
  signUpOff: '這個應用程式目前不開放建立新帳號。',
  sendAgainIn: '{wait}後可重新傳送',
  emailNotSent: '無法寄出郵件。請稍後再試。',
  siteNotTrusted: '這個網站不在信任的網域清單中，因此無法寄送連往這裡的郵件。',

  code: '驗證碼',
  accountBannedTitle: '帳號已遭停權',
  accountBanned: '此帳號已遭停權。',
  refusalMistake: '認為這是誤判？',
  ssoRequired: '你的組織要求使用單一登入。請使用組織帳號登入。',
  notSameAccount: '這是另一個帳號。請用同一個帳號登入，或先登出。',
  wrongDigits: '驗證碼無效，請重新登入。',
  emailUnconfirmed: '這個地址尚未驗證。請開啟第一封郵件中的連結，或使用其他方式登入。',

  obstacleFramed: '第三方登入無法在其他頁面中開啟。',
  openAlone: '在新分頁中開啟',
  obstacleInsecure: '需要安全連線：請透過 https 開啟這個頁面。',
  obstacleForgetful: '登入需要 Cookie。請允許這個網站使用 Cookie，然後重新載入頁面。',

  passwordTooShort: '請使用至少 {count} 個字元。',
  passwordMissingCharacters: '還需要 {count} 個字元',
  passwordTooShortUnknown: '請使用更多字元。',
  passwordTooLongUnknown: '請減少字元數。',
  passwordTooWeak: '這組密碼太常見。請換一組密碼。',
  passwordIsEmail: '請勿使用電子郵件地址作為密碼。',
  passwordGuessable: '容易被猜到。請使用更多不同的字元。',
  passwordLongEnough: '長度足夠。越長越安全。',
  passwordStrong: '密碼強度高。',
  signUpOffTitle: '註冊已關閉',
  signedUpTitle: '帳號已建立',
  signInAgain: '重新登入',
  framedTitle: '請單獨開啟這個頁面',
  framedText: '它顯示在其他網站的頁面中，部分內容可能遭到遮蓋。',
  newLinkSent: '我們已將新郵件寄到 {email}。',
  resetPassword: '新密碼',
  mfaNotSix: '請輸入驗證器應用程式顯示的六位數字。',
  userMenuSettings: '帳號設定',
  team: '團隊',
  createTeam: '建立團隊',
  teamName: '團隊名稱',

  userMenu: '{name} 的帳號',
  teamMenuNone: '選擇團隊',
  teamMenuEmpty: '你尚未加入任何團隊。請他人邀請你加入。',
  teamMenuNoTeam: '你尚未加入任何團隊。',
  teamMenuNameMissing: '請輸入名稱。',
  teamMenuSettings: '團隊設定',

  contactSupport: '聯絡支援團隊',

  scopeOpenid: '在你登入時識別你',
  scopeProfile: '查看你的姓名和頭像',
  scopeEmail: '查看你的電子郵件地址',
  scopeOfflineAccess: '在你未使用時保持登入',
}
