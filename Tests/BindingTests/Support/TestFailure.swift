/// The error of the tests' streams.
enum TestFailure: Error, Equatable {
    case broken
}
