import Wayline

/// A path of data through the libraries.
@MainActor
enum Trip: String, CaseIterable {
    /// A set of an observable, to its observer.
    case set

    /// A value that is sent to a subject, through `map` to a sink.
    case subject

    /// A route that is performed, to the front end. No question is asked on the way.
    case perform

    /// Prepares the trip. Returns the objects that must stay alive, and the part that counts.
    func prepare() throws -> (kept: [AnyObject], run: () -> Void) {
        switch self {
        case .set:
            let observable = Observable(0)
            let token = observable.bind { print("set", $0) }
            return ([token], { observable.value = 1 })
        case .subject:
            let subject = PassthroughSubject<Int, Never>()
            let token = subject.map { $0 + 1 }.sink { print("sent", $0) }
            return ([token], { subject.send(1) })
        case .perform:
            let navigator = try Navigator(ProbeCoordinator())
            let frontEnd = ProbeFrontEnd()
            navigator.attach(frontEnd)
            return ([frontEnd], { (navigator.screen as? ProbeScreen)?.perform(.next) })
        }
    }
}
