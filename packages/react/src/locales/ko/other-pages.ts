import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: '필요한 정보가 없습니다',
  invalidLinkTitle: '사용할 수 없는 링크입니다',
  expiredLinkTitle: '만료된 링크입니다',
  usedLinkTitle: '이미 사용한 링크입니다',
  spentLinkTitle: '링크를 너무 많이 시도했습니다',

  secondFactorTitle: '2단계 인증',
  secondFactor: '이 계정에는 인증 앱의 코드가 필요합니다.',
  secondFactorEnter: '코드 입력',

  switchAccount: '다른 계정 사용',

  inviteAsk: '{team} 팀에 참여할까요?',
  inviteAskText: '이 계정으로 참여합니다. 팀 멤버에게 계정의 이름과 사진이 표시됩니다.',
  inviteJoin: '팀 참여',
  inviteIgnore: '나중에',
  inviteSignInTitle: '팀에 초대되었습니다',
  inviteSignIn: '로그인하면 어떤 팀인지 볼 수 있습니다. 동의하기 전에는 참여되지 않습니다.',
  inviteJoinedTitle: '{team} 팀에 오신 것을 환영합니다',
  inviteJoined: '이제 팀의 멤버입니다.',
  inviteOpenTeam: '팀으로 이동',
  inviteNoCode: '이 페이지는 초대 링크로 열 수 있습니다. 초대에서 링크 전체를 여세요.',
  inviteInvalid:
    '링크가 잘렸거나 초대가 취소되었을 수 있습니다. 메일의 링크를 다시 열거나 초대한 사람에게 문의하세요.',
  inviteExpired: '초대는 며칠 동안만 유효합니다. 초대한 사람에게 새 초대를 요청하세요.',
  inviteUsed: '초대는 한 사람만 사용할 수 있습니다. 본인이 사용했다면 이미 팀에 참여한 상태입니다.',
  inviteSpent: '팀의 안전을 위해 차단되었습니다. 초대한 사람에게 새 초대를 요청하세요.',

  cliAsk: '명령줄 도구를 허용할까요?',
  cliAskText: '터미널의 프로그램이 다음 계정으로 {app} 사용을 요청합니다.',
  cliPhrase: '터미널에 표시되어야 하는 문자',
  cliWarning:
    '방금 직접 시작한 요청만 허용하세요. 그렇지 않으면 이 페이지로 보낸 사람이 회원님의 계정에 접근하게 됩니다.',
  cliShared:
    '도구는 이 세션을 함께 사용합니다. 이 브라우저에서 로그아웃하면 도구도 로그아웃됩니다.',
  cliAuthorize: '허용',
  cliSure: '직접 시작하셨나요?',
  cliSureText:
    '다른 웹사이트에서 이 페이지로 이동했습니다. 누군가 이 페이지를 열어 달라고 했다면 취소하세요. 그 사람이 회원님의 계정에 접근하게 됩니다.',
  cliSureYes: '예, 허용합니다',
  cliSignInTitle: '먼저 로그인하세요',
  cliSignIn: '명령줄 도구가 기다리고 있습니다. 로그인한 다음 계정 사용을 허용할지 결정하세요.',
  cliDoneTitle: '완료되었습니다',
  cliDone: '이 탭을 닫고 터미널로 돌아가세요.',
  cliClose: '이 탭 닫기',
  cliNotClosed: '브라우저에서 직접 닫아 주세요',
  cliGoneTitle: '요청이 만료되었습니다',
  cliGone: '만료되었거나 이미 처리되었거나 링크가 잘렸습니다. 터미널에서 다시 시작하세요.',
  cliMaybeDoneTitle: '이미 완료되었을 수 있습니다',
  cliMaybeDone:
    '첫 번째 시도가 성공했을 수 있습니다. 터미널을 확인하고 아직 기다리는 중이면 다시 시작하세요.',
  cliDeniedTitle: '액세스가 거부되었습니다',
  cliDenied: '도구가 계정에 접근하지 못했습니다. 이 페이지를 닫아도 됩니다.',
  cliNoCode:
    '이 페이지는 명령줄 도구에 표시되는 링크로 열 수 있습니다. 터미널에서 시작한 다음 링크 전체를 여세요.',

  verifyAsk: '이메일 인증',
  verifyAskText: '메일의 링크를 여셨습니다. 본인의 주소가 맞는지 확인해 주세요.',
  verify: '확인',
  verifyWhose: '이 계정을 만드셨나요?',
  verifyWhoseText: '{email} 주소로 {app} 계정이 생성되었습니다.',
  verifyAdded: '본인의 계정인가요?',
  verifyAddedText: '{email} 주소가 {app} 계정에 추가되었습니다.',
  verifyCreated: '생성일',
  verifyDevice: '기기',
  verifyPlace: '위치',
  verifyMine: '네, 제가 했습니다',
  verifyNotMine: '아니요, 제가 아닙니다',
  rejectedTitle: '이메일이 삭제되었습니다',
  rejected: '이 계정은 더 이상 회원님의 이메일을 사용하지 않습니다.',
  rejectedSignedOut: '계정의 모든 세션이 로그아웃되었습니다.',
  verifiedTitle: '이메일이 인증되었습니다',
  verified: '완료되었습니다.',
  alreadyVerified: '이미 확인된 이메일 주소입니다. 더 하실 일은 없습니다.',
  noCode: '이 페이지는 메일의 링크로 열 수 있습니다. 메일에서 링크 전체를 여세요.',
  invalidLink:
    '링크가 잘렸거나 잘못 입력되었을 수 있습니다. 메일의 링크를 다시 열거나 링크 전체를 복사하세요.',
  expiredLink:
    '링크는 제한된 시간 동안만 유효하며, 새 링크가 발송되면 더 이상 사용할 수 없습니다. 새 메일을 받으세요.',
  expiredLinkSignedOut:
    '링크는 제한된 시간 동안만 유효하며, 새 링크가 발송되면 더 이상 사용할 수 없습니다. 새 메일을 받으려면 로그인하세요.',
  usedLink: '본인이 사용했다면 주소는 이미 확인되었으며 더 하실 일은 없습니다.',
  spentLink: '안전을 위해 차단되었습니다. 새 메일을 받으세요.',
  spentLinkSignedOut: '안전을 위해 차단되었습니다. 새 메일을 받으려면 로그인하세요.',
  sendNewLink: '이메일 다시 보내기',

  forgotPassword: '비밀번호를 잊으셨나요?',
  forgotText: '이메일을 입력하면 재설정 링크를 보내 드립니다.',
  forgotSend: '재설정 링크 보내기',
  forgotBack: '로그인으로 돌아가기',
  forgotOffTitle: '비밀번호를 사용하지 않습니다',
  forgotOff: '이 앱에서는 비밀번호를 사용하지 않습니다. 다른 방법으로 로그인하세요.',
  forgotSentTitle: '이메일을 확인하세요',
  forgotSent:
    '{email} 주소로 된 계정이 있다면 링크가 담긴 메일이 곧 도착합니다. 스팸함도 확인하세요.',
  forgotAgain: '이메일 다시 보내기',
  forgotOtherAddress: '다른 주소 사용',
  forgotSignedIn:
    '비밀번호는 계정 설정에서 변경할 수 있습니다. 현재 비밀번호가 기억나지 않으면 링크를 받으세요.',
  forgotSignedInNoEmail: '비밀번호는 계정 설정에서 변경할 수 있습니다.',

  resetTitle: '새 비밀번호 설정',
  resetText: '비밀번호를 바꾸면 이 계정으로 로그인한 모든 기기에서 로그아웃됩니다.',
  resetRepeat: '새 비밀번호 확인',
  resetMismatch: '비밀번호가 일치하지 않습니다.',
  resetSave: '비밀번호 재설정',
  resetDoneTitle: '비밀번호가 변경되었습니다',
  resetDone: '모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인하세요.',
  resetRemoved: '이 이메일 주소가 이전에 인증되지 않았다면 다른 로그인 방법은 삭제되었습니다.',
  resetNoCode: '이 페이지는 메일의 링크로 열 수 있습니다. 메일이 없다면 새로 받으세요.',
  resetInvalid:
    '링크가 잘렸거나 잘못 입력되었을 수 있습니다. 메일의 링크를 다시 열거나 새 링크를 받으세요.',
  resetExpired:
    '비밀번호 재설정 링크는 제한된 시간 동안만 유효하며, 새 링크가 발송되면 더 이상 사용할 수 없습니다. 새 링크를 받으세요.',
  resetUsed:
    '링크 하나로 비밀번호를 한 번만 설정할 수 있습니다. 본인이 사용했다면 그 비밀번호로 로그인하고, 아니라면 새 링크를 받으세요.',
  resetSpent: '안전을 위해 차단되었습니다. 새 링크를 받으세요.',
  resetNewLink: '새 링크 받기',
  resetRejectedTitle: '사용할 수 없는 비밀번호입니다',
  resetRejected: '링크는 이미 사용되었습니다. 새 링크를 받은 다음 다른 비밀번호를 설정하세요.',

  magicLinkAsk: '로그인을 계속할까요?',
  magicLinkAskText: '메일의 링크를 여셨습니다. 본인이 요청했다면 계속하세요.',
  magicLinkElsewhere:
    '다른 브라우저나 기기에서 요청한 메일입니다. 본인이 요청한 경우에만 계속하세요.',
  magicLinkReplaces: '현재 로그인된 다음 계정은 로그아웃됩니다.',
  magicLinkStay: '{name} 로그인 유지',
  magicLinkExpired: '링크는 제한된 시간 동안만 유효합니다. 로그인 페이지에서 새 메일을 받으세요.',
  magicLinkUsed: '링크는 한 번만 사용할 수 있습니다. 로그인되지 않았다면 새 메일을 받으세요.',
  magicLinkSpent: '안전을 위해 차단되었습니다. 로그인 페이지에서 새 메일을 받으세요.',
  magicLinkUnconfirmedTitle: '먼저 주소를 확인하세요',

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
  refusedByApp: '이 앱에서 계정을 허용하지 않았습니다. 앱 지원팀에 문의하세요.',
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
