/// The exit status of the program.
enum ExitCode: Int32 {
    case success = 0
    case failure = 1
    case usage = 64
}
