import type { TextsOf } from '../text.js'

export const texts: TextsOf<'asks'> = {
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
}
