import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: '要登出嗎？',
  signOutAskText: '你是從其他網站來到這裡的。只有在你確實想登出時才繼續。',
  staySignedIn: '保持登入',
  signingOut: '正在登出',
  signedOutTitle: '你已登出',
  signedOut: '在你重新登入之前，任何人都無法在這個瀏覽器中使用你的帳號。',
  alreadySignedOut: '這個瀏覽器中沒有已登入的帳號。',
  signOutUnconfirmed:
    '你已在這個瀏覽器中登出。由於無法連線到服務，在服務收到通知之前，你的工作階段可能仍然有效。',

  mfaTitle: '輸入驗證碼',
  mfaHelp: '請輸入驗證器應用程式中的 6 位數驗證碼。',
  mfaVerify: '驗證',
  mfaWrong: '驗證碼錯誤。請輸入目前顯示的驗證碼。',
  mfaWrongAgain: '驗證碼仍然錯誤。請檢查手機是否已開啟自動設定時間。',
  mfaUseRecovery: '使用復原碼',
  mfaUseApp: '使用驗證器應用程式',
  mfaRecoveryLabel: '復原碼',
  mfaRecoveryHelp: '請輸入你儲存的一組復原碼。',
  mfaRecoveryEmpty: '請輸入復原碼。',
  mfaRecoveryWrong: '這組復原碼不正確或已被使用。請輸入另一組。',
  mfaVerified: '驗證碼正確。',
  mfaMissingTitle: '請先登入',
  mfaMissing: '這個分頁中沒有等待驗證碼的登入，或等待時間過長。',
  mfaExpired: '驗證碼須在幾分鐘內輸入。請重新登入，然後輸入新的驗證碼。',
  mfaUsedTitle: '這次登入已完成',
  mfaUsed: '驗證碼已輸入過。如果你尚未登入，請重新登入。',
  mfaSpentTitle: '驗證碼錯誤次數過多',
  mfaSpent: '為了保護你的安全，這次登入已終止。請重新登入，然後輸入新的驗證碼。',

  oauthWorkingTitle: '正在登入',
  takesMoment: '請稍候。',
  oauthNothing: '從第三方登入返回時才會開啟這個頁面。請從登入頁面開始。',
  oauthLostTitle: '無法完成登入',
  oauthLost:
    '登入是在其他瀏覽器或分頁中開始的，或已超過一小時，或這個瀏覽器封鎖了 Cookie。未登入任何帳號。',
  oauthFailed: '處理 OAuth 回呼時登入發生錯誤，請再試一次。',

  notFoundTitle: '找不到頁面',
  notFound: '請檢查網址。',

  errorTitle: '發生錯誤',
  errorText: '請返回並再試一次。',
  otherAccountTitle: '這個帳號已被使用',
  otherAccount: '你選擇的第三方帳號已連結這個應用程式的另一位使用者。請用它登入，或選擇其他帳號。',
  otherConnectionTitle: '已連結其他帳號',
  otherConnection: '你已連結該平台的另一個帳號。請先取消連結，或使用那個帳號。',
  addressTakenTitle: '使用這個電子郵件地址的帳號已存在',
  addressTaken:
    '該帳號的電子郵件地址已屬於這裡的一位使用者。請用先前的方式登入，然後在設定中連結。',
  cameBackNowhere: '這個網站不在信任的網域清單中。請告知網站的營運者。',
  accessDeniedTitle: '登入已取消',
  accessDenied: '第三方平台拒絕了要求，或你取消了操作。你可以再試一次，或使用其他方式登入。',
  providerRefusedTitle: '第三方平台拒絕了登入',
  providerRefused:
    '請再試一次，或使用其他方式登入。如果再次發生，請將支援代碼傳給這個應用程式的營運者。',
  scopeRefusedTitle: '第三方平台拒絕授予權限',
  scopeRefused:
    '這個應用程式向第三方平台要求了一項未獲准的權限。請使用其他方式登入，並將支援代碼傳給這個應用程式的營運者。',
  providerOutageTitle: '第三方平台沒有回應',
  providerOutage:
    '問題出在第三方平台，與你的網路連線和帳號無關。請幾分鐘後再試一次，或使用其他方式登入。',
  providerUnavailableTitle: '無法使用這個登入方式',
  providerUnavailable: '應用程式目前不提供這個登入方式。請使用其他方式登入。',
  timedOutTitle: '已逾時',
  timedOut: 'OAuth 流程已逾時，請重新登入。',
  recentSignInTitle: '請先重新登入',
  recentSignIn: '為了保護帳號安全，請先重新登入，再連結其他平台的帳號。',
}
