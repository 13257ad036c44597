/// Whether the closure of an operator throws, and what that makes of the failure of its stream.
@usableFromInline
protocol Failing<Failure> {
    associatedtype Failure: Error
    associatedtype Thrown: Error
    associatedtype NewFailure: Error

    static func passing(_ failure: Failure) -> NewFailure

    static func throwing(_ error: Thrown) -> NewFailure
}

/// The closure does not throw; the failure stays what it is.
@usableFromInline
enum Safe<Failure: Error>: Failing {
    @usableFromInline typealias Thrown = Never
    @usableFromInline typealias NewFailure = Failure

    @inlinable
    static func passing(_ failure: Failure) -> Failure { failure }

    @inlinable
    static func throwing(_ error: Never) -> Failure {}
}

/// The closure may throw, which ends the stream with that error.
@usableFromInline
enum Trying<Failure: Error>: Failing {
    @usableFromInline typealias Thrown = any Error
    @usableFromInline typealias NewFailure = any Error

    @inlinable
    static func passing(_ failure: Failure) -> any Error { failure }

    @inlinable
    static func throwing(_ error: any Error) -> any Error { error }
}

/// A step whose closure may throw or not, as the mode says.
@usableFromInline
protocol FailingStep<Mode>: Step where Failure == Mode.Failure, NewFailure == Mode.NewFailure {
    associatedtype Mode: Failing
}

extension FailingStep {
    @inlinable
    func receive(
        completion: Subscribers.Completion<Failure>
    ) -> StepEnd<Output, NewFailure> {
        switch completion {
        case .finished: .finish
        case .failure(let failure): .fail(Mode.passing(failure))
        }
    }
}
