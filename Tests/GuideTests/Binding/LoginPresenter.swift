import Binding
import WaylineStreams

/// A view model of inputs and outputs, as an RxSwift project has it.
final class LoginPresenter {
    struct Input {
        let name: AnyPublisher<String, Never>
        let submit: AnyPublisher<Void, Never>
    }

    struct Output {
        let canSubmit: Derived<Bool>
        let greeting: Derived<String>
    }

    private let greet: (String) -> AnyPublisher<String, LoginFailure>

    init(greet: @escaping (String) -> AnyPublisher<String, LoginFailure>) {
        self.greet = greet
    }

    func transform(_ input: Input) -> Output {
        let name = input.name.derived(startingWith: "")
        let greeting = input.submit
            .map { name.value }
            .flatMapLatest { [greet] name in
                greet(name).catch { Just("Not now: \($0)") }
            }
        return Output(
            canSubmit: name.map { !$0.isEmpty },
            greeting: greeting.derived(startingWith: ""))
    }
}

/// The reason why a login failed.
enum LoginFailure: Error {
    case locked
}
