/** Something that a person can put right: only its message is printed, and the program ends with its code. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}
