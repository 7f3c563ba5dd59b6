import type { Texts } from '../text.js'

/**
 * Chinese in simplified characters, as it is written in mainland China. People are addressed with 你.
 * A space stands between Chinese and Latin characters or figures.
 */
export const texts: Texts = {
  loading: '正在加载',
  slow: '加载时间比平时长。',
  noScript: '此页面需要 JavaScript。请在浏览器中启用，然后重新加载页面。',
  retry: '重试',
  continue: '继续',
  home: '前往首页',
  cancel: '取消',
  copy: '复制',
  copied: '已复制',
  notCopied: '请手动选择并复制',
  supportCode: '错误代码',

  email: '邮箱地址',
  emailMissing: '请输入邮箱地址。',
  emailInvalid: '请输入一个邮箱地址，例如 name@example.com。',
  password: '密码',
  passwordMissing: '请输入密码。',
  passwordShow: '显示密码',
  passwordHide: '隐藏密码',
  passwordTooLong: '最多可使用 {count} 个字符。',

  offline: '你已离线。请检查网络连接，然后重试。',
  unreachable: '没有收到响应。请检查网络连接，或稍后重试。',
  rateLimited: '尝试次数过多。请在{wait}后重试。',
  canGoOn: '您现在可以继续。',
  unexpected: '出了点问题，请重试。',
  unavailableTitle: '页面未能加载',

  signedInTitle: '你已登录',
  continueAs: '以 {name} 的身份继续',
  signOut: '退出登录',

  signIn: '登录',

  signUp: '创建账号',
  signUpOff: '此应用目前不接受注册新账号。',
  sendAgainIn: '{wait}后可重新发送',
  emailNotSent: '无法发送邮件。请稍后再试。',
  siteNotTrusted: '此网站不在可信域名列表中，因此无法发送指向它的邮件。',

  code: '验证码',
  accountBannedTitle: '账号已被封禁',
  accountBanned: '此账号已被封禁。',
  refusalMistake: '认为这是误判？',
  ssoRequired: '你的组织要求使用单点登录。请使用组织账号登录。',
  notSameAccount: '这是另一个账号。请用同一个账号登录，或先退出登录。',
  wrongDigits: '验证码无效，请重新登录。',
  emailUnconfirmed: '此邮箱尚未验证。请打开第一封邮件中的链接，或使用其他方式登录。',

  obstacleFramed: '第三方登录无法在其他页面内打开。',
  openAlone: '在新标签页中打开',
  obstacleInsecure: '需要安全连接：请通过 https 打开此页面。',
  obstacleForgetful: '登录需要 Cookie。请允许此网站使用 Cookie，然后重新加载页面。',

  passwordTooShort: '请至少使用 {count} 个字符。',
  passwordMissingCharacters: '还需 {count} 个字符',
  passwordTooShortUnknown: '请使用更多字符。',
  passwordTooLongUnknown: '请减少字符数。',
  passwordTooWeak: '此密码过于常见。请换一个密码。',
  passwordIsEmail: '请勿使用邮箱地址作为密码。',
  passwordGuessable: '容易被猜到。请使用更多不同的字符。',
  passwordLongEnough: '长度足够。越长越安全。',
  passwordStrong: '密码强度高。',
  signUpOffTitle: '注册已关闭',
  signedUpTitle: '账号已创建',
  signInAgain: '重新登录',
  framedTitle: '请单独打开此页面',
  framedText: '它显示在其他网站的页面中，部分内容可能被遮挡。',
  newLinkSent: '我们已向 {email} 发送新邮件。',
  resetPassword: '新密码',
  mfaNotSix: '请输入身份验证器应用显示的六位数字。',
  userMenuSettings: '账号设置',
  team: '团队',
  createTeam: '创建团队',
  teamName: '团队名称',

  userMenu: '{name} 的账号',
  teamMenuNone: '选择团队',
  teamMenuEmpty: '你还没有加入任何团队。请让他人邀请你。',
  teamMenuNoTeam: '你还没有加入任何团队。',
  teamMenuNameMissing: '请输入名称。',
  teamMenuSettings: '团队设置',

  contactSupport: '联系支持团队',

  scopeOpenid: '在你登录时识别你',
  scopeProfile: '查看你的姓名和头像',
  scopeEmail: '查看你的邮箱地址',
  scopeOfflineAccess: '在你未使用时保持登录',
}
