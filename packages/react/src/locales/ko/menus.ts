import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: '{name} 계정',
  teamMenuNone: '팀 선택',
  teamMenuEmpty: '아직 참여 중인 팀이 없습니다. 다른 사람에게 초대를 요청하세요.',
  teamMenuNameMissing: '팀 이름을 입력하세요.',
}
