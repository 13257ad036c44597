/// What a signal handler has seen, as the byte by which it says so.
enum LoanNews: UInt8 {
    case resized = 0x72
    /// The program goes on after it was stopped. The screen has nothing of ours on it.
    case resumed = 0x63
}
