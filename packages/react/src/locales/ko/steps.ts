import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: '로그아웃할까요?',
  signOutAskText: '다른 웹사이트에서 이 페이지로 이동했습니다. 원하는 경우에만 로그아웃하세요.',
  staySignedIn: '로그인 유지',
  signingOut: '로그아웃하는 중',
  signedOutTitle: '로그아웃되었습니다',
  signedOut: '다시 로그인할 때까지 이 브라우저에서는 아무도 계정을 사용할 수 없습니다.',
  alreadySignedOut: '이 브라우저에는 로그인된 계정이 없었습니다.',
  signOutUnconfirmed:
    '이 브라우저에서 로그아웃되었습니다. 서비스에 연결할 수 없어, 연결될 때까지 서비스에는 세션이 남아 있을 수 있습니다.',

  mfaTitle: '인증 코드 입력',
  mfaHelp: '인증 앱의 6자리 코드를 입력하세요.',
  mfaVerify: '확인',
  mfaWrong: '코드가 올바르지 않습니다. 지금 표시된 코드를 입력하세요.',
  mfaWrongAgain: '이 코드도 올바르지 않습니다. 휴대전화의 시간이 자동으로 설정되는지 확인하세요.',
  mfaUseRecovery: '복구 코드 사용',
  mfaUseApp: '인증 앱 사용',
  mfaRecoveryLabel: '복구 코드',
  mfaRecoveryHelp: '저장해 둔 복구 코드 중 하나를 입력하세요.',
  mfaRecoveryEmpty: '복구 코드를 입력하세요.',
  mfaRecoveryWrong: '코드가 올바르지 않거나 이미 사용되었습니다. 다른 코드를 입력하세요.',
  mfaVerified: '코드가 확인되었습니다.',
  mfaMissingTitle: '먼저 로그인하세요',
  mfaMissing: '이 탭에는 코드를 기다리는 로그인이 없거나 시간이 너무 오래 지났습니다.',
  mfaExpired: '코드는 몇 분 안에 입력해야 합니다. 다시 로그인한 다음 새 코드를 입력하세요.',
  mfaUsedTitle: '이미 완료된 로그인입니다',
  mfaUsed: '코드가 이미 입력되었습니다. 로그인되지 않았다면 다시 로그인하세요.',
  mfaSpentTitle: '코드를 너무 많이 틀렸습니다',
  mfaSpent: '안전을 위해 이 로그인을 종료했습니다. 다시 로그인한 다음 새 코드를 입력하세요.',

  oauthWorkingTitle: '로그인하는 중',
  takesMoment: '잠시만 기다려 주세요.',
  oauthNothing:
    '이 페이지는 외부 계정 로그인에서 돌아올 때 열립니다. 로그인 페이지에서 시작하세요.',
  oauthLostTitle: '로그인을 완료하지 못했습니다',
  oauthLost:
    '다른 브라우저나 탭에서 시작했거나, 1시간이 넘게 지났거나, 이 브라우저가 쿠키를 차단합니다. 로그인되지 않았습니다.',
  oauthFailed: 'OAuth 콜백에서 로그인하는 중에 오류가 발생했습니다. 다시 시도하세요.',

  notFoundTitle: '페이지를 찾을 수 없습니다',
  notFound: '주소를 확인하세요.',

  errorTitle: '문제가 발생했습니다',
  errorText: '돌아가서 다시 시도하세요.',
  otherAccountTitle: '이미 사용 중인 계정입니다',
  otherAccount:
    '선택한 외부 계정은 이 앱의 다른 사용자에게 연결되어 있습니다. 그 계정으로 로그인하거나 다른 계정을 선택하세요.',
  otherConnectionTitle: '다른 계정이 연결되어 있습니다',
  otherConnection:
    '같은 서비스의 다른 계정이 이미 연결되어 있습니다. 먼저 그 계정의 연결을 해제하거나 그 계정을 사용하세요.',
  addressTakenTitle: '이 이메일 주소의 계정이 이미 있습니다',
  addressTaken:
    '그 계정의 이메일 주소는 이미 이 앱에서 사용 중입니다. 이전과 같은 방법으로 로그인한 다음 설정에서 연결하세요.',
  cameBackNowhere: '이 사이트는 신뢰할 수 있는 도메인 목록에 없습니다. 운영자에게 알려 주세요.',
  accessDeniedTitle: '로그인이 취소되었습니다',
  accessDenied:
    '외부 서비스에서 거부했거나 로그인이 취소되었습니다. 다시 시도하거나 다른 방법으로 로그인하세요.',
  providerRefusedTitle: '외부 서비스에서 로그인을 거부했습니다',
  providerRefused:
    '다시 시도하거나 다른 방법으로 로그인하세요. 문제가 반복되면 고객지원 코드를 이 앱의 운영자에게 보내 주세요.',
  scopeRefusedTitle: '외부 서비스에서 권한을 거부했습니다',
  scopeRefused:
    '이 앱이 외부 서비스에서 허용하지 않는 권한을 요청합니다. 다른 방법으로 로그인하고 고객지원 코드를 이 앱의 운영자에게 보내 주세요.',
  providerOutageTitle: '외부 서비스가 응답하지 않습니다',
  providerOutage:
    '문제는 외부 서비스에 있으며 인터넷 연결이나 계정에는 문제가 없습니다. 몇 분 후에 다시 시도하거나 다른 방법으로 로그인하세요.',
  providerUnavailableTitle: '사용할 수 없는 로그인 방법입니다',
  providerUnavailable: '지금은 이 앱에서 제공하지 않습니다. 다른 방법으로 로그인하세요.',
  timedOutTitle: '시간이 초과되었습니다',
  timedOut: 'OAuth 절차의 시간이 초과되었습니다. 다시 로그인하세요.',
  recentSignInTitle: '먼저 다시 로그인하세요',
  recentSignIn: '계정의 안전을 위해 서비스를 연결하기 전에 다시 로그인하세요.',
  accountDeletionTitle: '계정이 삭제될 예정입니다',
  accountDeletion: '삭제 시각: {when}. 계정을 유지하면 다시 로그인할 수 있습니다.',
  accountKeep: '내 계정 유지',
  accountKeptTitle: '계정이 유지됩니다',
  accountKept: '계속하려면 로그인하세요.',
}
