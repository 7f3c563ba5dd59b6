import spawn from 'cross-spawn'

/** `none`: the folder is not in a repository, or git is not installed. */
export type GitState = 'clean' | 'dirty' | 'none'

/** Returns whether a folder has changes that are not committed. */
export function gitState(folder: string): GitState {
  const { status, stdout } = spawn.sync('git', ['status', '--porcelain', '--', '.'], {
    cwd: folder,
  })
  if (status !== 0) return 'none'
  return String(stdout) === '' ? 'clean' : 'dirty'
}
