import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: '要退出登录吗？',
  signOutAskText: '你是从其他网站来到这里的。仅在你确实想退出时继续。',
  staySignedIn: '保持登录',
  signingOut: '正在退出登录',
  signedOutTitle: '你已退出登录',
  signedOut: '在你重新登录之前，任何人都无法在此浏览器中使用你的账号。',
  alreadySignedOut: '此浏览器中没有已登录的账号。',
  signOutUnconfirmed:
    '你已在此浏览器中退出登录。由于无法连接服务，在服务收到通知之前，你的会话可能仍然有效。',

  mfaTitle: '输入验证码',
  mfaHelp: '请输入身份验证器应用中的 6 位验证码。',
  mfaVerify: '验证',
  mfaWrong: '验证码错误。请输入当前显示的验证码。',
  mfaWrongAgain: '验证码还是错误。请检查手机是否已开启自动设置时间。',
  mfaVerified: '验证码正确。',
  mfaMissingTitle: '请先登录',
  mfaMissing: '此标签页中没有等待验证码的登录，或等待时间过长。',
  mfaExpired: '验证码需在几分钟内输入。请重新登录，然后输入新的验证码。',
  mfaUsedTitle: '此次登录已完成',
  mfaUsed: '验证码已输入过。如果你尚未登录，请重新登录。',
  mfaSpentTitle: '验证码错误次数过多',
  mfaSpent: '为保障你的安全，此次登录已终止。请重新登录，然后输入新的验证码。',

  oauthWorkingTitle: '正在登录',
  takesMoment: '请稍候。',
  oauthNothing: '从第三方登录返回时才会打开此页面。请从登录页面开始。',
  oauthLostTitle: '无法完成登录',
  oauthLost:
    '登录是在其他浏览器或标签页中开始的，或已超过一小时，或此浏览器阻止了 Cookie。未登录任何账号。',
  oauthFailed: '处理 OAuth 回调时登录出错，请重试。',

  notFoundTitle: '找不到页面',
  notFound: '请检查网址。',

  errorTitle: '出错了',
  errorText: '请返回并重试。',
  otherAccountTitle: '此账号已被占用',
  otherAccount: '你选择的第三方账号已关联此应用的另一位用户。请用它登录，或选择其他账号。',
  otherConnectionTitle: '已关联其他账号',
  otherConnection: '你已关联该平台的另一个账号。请先取消关联，或使用那个账号。',
  addressTakenTitle: '使用此邮箱的账号已存在',
  addressTaken: '该账号的邮箱地址已属于此应用的一位用户。请用之前的方式登录，然后在设置中关联。',
  cameBackNowhere: '此网站不在可信域名列表中。请告知网站的运营者。',
  accessDeniedTitle: '登录已取消',
  accessDenied: '第三方平台拒绝了请求，或你取消了操作。你可以重试，或使用其他方式登录。',
  providerRefusedTitle: '第三方平台拒绝了登录',
  providerRefused: '请重试，或使用其他方式登录。如果再次出现，请将支持代码发给此应用的运营者。',
  scopeRefusedTitle: '第三方平台拒绝授予权限',
  scopeRefused:
    '此应用向第三方平台请求了一项未获准的权限。请使用其他方式登录，并将支持代码发给此应用的运营者。',
  providerOutageTitle: '第三方平台没有响应',
  providerOutage:
    '问题出在第三方平台，与你的网络连接和账号无关。请几分钟后重试，或使用其他方式登录。',
  providerUnavailableTitle: '此登录方式不可用',
  providerUnavailable: '应用目前不提供此登录方式。请使用其他方式登录。',
  timedOutTitle: '已超时',
  timedOut: 'OAuth 流程已超时，请重新登录。',
  recentSignInTitle: '请先重新登录',
  recentSignIn: '为保障账号安全，请先重新登录，再关联其他平台的账号。',
}
