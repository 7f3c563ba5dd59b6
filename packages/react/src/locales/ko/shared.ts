import type { Texts } from '../text.js'

/**
 * Korean, in the polite 합니다 and 하세요 style. Beside a name no particle stands whose form hangs on
 * how the name ends.
 */
export const texts: Texts = {
  loading: '불러오는 중',
  slow: '평소보다 오래 걸리고 있습니다.',
  noScript:
    '이 페이지를 사용하려면 JavaScript가 필요합니다. 브라우저에서 JavaScript를 켠 다음 페이지를 새로고침하세요.',
  retry: '다시 시도',
  continue: '계속',
  home: '홈으로 이동',
  cancel: '취소',
  copy: '복사',
  copied: '복사됨',
  notCopied: '직접 선택하여 복사하세요',
  supportCode: '오류 코드',

  email: '이메일 주소',
  emailMissing: '이메일 주소를 입력하세요.',
  emailInvalid: 'name@example.com과 같은 형식으로 이메일 주소 하나를 입력하세요.',
  password: '비밀번호',
  passwordMissing: '비밀번호를 입력하세요.',
  passwordShow: '비밀번호 표시',
  passwordHide: '비밀번호 숨기기',
  passwordTooLong: '{count}자 이하로 입력하세요.',

  offline: '오프라인 상태입니다. 인터넷 연결을 확인한 후 다시 시도하세요.',
  unreachable: '응답이 없습니다. 인터넷 연결을 확인하거나 잠시 후 다시 시도하세요.',
  rateLimited: '시도 횟수가 너무 많습니다. {wait} 후에 다시 시도하세요.',
  canGoOn: '이제 계속할 수 있습니다.',
  unexpected: '문제가 발생했습니다. 다시 시도하세요.',
  unavailableTitle: '페이지를 불러오지 못했습니다',

  signedInTitle: '로그인되어 있습니다',
  continueAs: '{name} 계정으로 계속',
  signOut: '로그아웃',

  signIn: '로그인',

  signUp: '계정 만들기',
  signUpOff: '지금은 이 앱에서 새 계정을 만들 수 없습니다.',
  sendAgainIn: '{wait} 후 다시 보내기',
  emailNotSent: '이메일을 보내지 못했습니다. 나중에 다시 시도해 주세요.',
  siteNotTrusted:
    '이 사이트는 신뢰할 수 있는 도메인 목록에 없어서 이곳으로 연결되는 메일을 보낼 수 없습니다.',

  code: '코드',
  accountBannedTitle: '차단된 계정',
  accountBanned: '이 계정은 차단되었습니다.',
  refusalMistake: '잘못된 조치인가요?',
  ssoRequired: '소속 조직에서 싱글 사인온을 요구합니다. 조직 계정으로 로그인하세요.',
  notSameAccount: '다른 계정입니다. 같은 계정으로 로그인하거나 먼저 로그아웃하세요.',
  wrongDigits: '인증 코드가 올바르지 않습니다. 다시 로그인하세요.',
  emailUnconfirmed:
    '아직 확인되지 않은 주소입니다. 처음 받은 메일의 링크를 열거나 다른 방법으로 로그인하세요.',

  obstacleFramed: '다른 페이지 안에서는 외부 계정 로그인을 열 수 없습니다.',
  openAlone: '새 탭에서 열기',
  obstacleInsecure: '보안 연결이 필요합니다. https로 이 페이지를 여세요.',
  obstacleForgetful:
    '로그인하려면 쿠키가 필요합니다. 이 사이트의 쿠키를 허용한 다음 페이지를 새로고침하세요.',

  passwordTooShort: '{count}자 이상 입력하세요.',
  passwordMissingCharacters: '{count}자 더 입력하세요',
  passwordTooShortUnknown: '더 길게 입력하세요.',
  passwordTooLongUnknown: '더 짧게 입력하세요.',
  passwordTooWeak: '너무 흔한 비밀번호입니다. 다른 비밀번호를 사용하세요.',
  passwordIsEmail: '이메일 주소는 비밀번호로 사용할 수 없습니다.',
  passwordGuessable: '추측하기 쉬운 비밀번호입니다. 더 다양한 문자를 사용하세요.',
  passwordLongEnough: '길이가 충분합니다. 길수록 더 안전합니다.',
  passwordStrong: '강력한 비밀번호입니다.',
  signUpOffTitle: '가입이 마감되었습니다',
  signedUpTitle: '계정이 준비되었습니다',
  signInAgain: '다시 로그인',
  framedTitle: '이 페이지만 따로 여세요',
  framedText: '다른 사이트의 페이지 안에 표시되어 있어 일부가 가려질 수 있습니다.',
  newLinkSent: '{email} 주소로 새 메일을 보냈습니다.',
  resetPassword: '새 비밀번호',
  mfaNotSix: '인증 앱에 표시된 숫자 6자리를 입력하세요.',
  userMenuSettings: '계정 설정',
  team: '팀',
  createTeam: '팀 만들기',
  teamName: '팀 이름',

  userMenu: '{name} 계정',
  teamMenuNone: '팀 선택',
  teamMenuEmpty: '아직 참여 중인 팀이 없습니다. 다른 사람에게 초대를 요청하세요.',
  teamMenuNoTeam: '아직 참여 중인 팀이 없습니다.',
  teamMenuNameMissing: '팀 이름을 입력하세요.',
  teamMenuSettings: '팀 설정',

  contactSupport: '지원팀에 문의',

  scopeOpenid: '로그인할 때 나를 알아보기',
  scopeProfile: '이름과 사진 보기',
  scopeEmail: '이메일 주소 보기',
  scopeOfflineAccess: '사용하지 않는 동안에도 로그인 상태 유지',
}
