import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
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
}
