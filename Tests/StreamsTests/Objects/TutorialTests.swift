import Binding
import WaylineStreams
import XCTest

/// View models as tutorials of Combine write them, with `import Binding` in place of theirs.
final class TutorialTests: XCTestCase {
    func testASignUpFormIsValidWhenAllOfItsFieldsAre() {
        let form = SignUpViewModel()
        form.username = "lan"
        form.password = "sen hong 2025"
        XCTAssertFalse(form.isValid)
        form.passwordAgain = "sen hong 2025"
        XCTAssertTrue(form.isValid)
        XCTAssertEqual(form.passwordMessage, "")
    }

    func testASearchAsksOnceTheTypingHasPaused() {
        let time = TestScheduler()
        let search = SearchViewModel(scheduler: AnyScheduler(time)) { [$0, $0.uppercased()] }
        for text in ["a", "ab", "abc"] {
            search.query = text
            time.advance(by: .milliseconds(100))
        }
        XCTAssertEqual(search.results, [])
        time.advance(by: .milliseconds(300))
        XCTAssertEqual(search.results, ["abc", "ABC"])
    }

    func testAFailedLoadIsShownAndCanBeTriedAgain() {
        var answers: [Result<[String], LoadingFailure>] = [
            .failure(.offline), .success(["first", "second"]),
        ]
        let list = ListViewModel { answers.removeFirst().publisher.eraseToAnyPublisher() }
        list.load()
        XCTAssertEqual(list.state, .failed("You are offline."))
        list.load()
        XCTAssertEqual(list.state, .loaded(["first", "second"]))
    }

    func testAnInputAndOutputViewModelTransformsStreams() {
        let taps = PassthroughSubject<Void, Never>()
        var shown: [String] = []
        let output = CounterViewModel().transform(.init(taps: taps.eraseToAnyPublisher()))
        let token = output.title.sink { shown.append($0) }
        taps.send()
        taps.send()
        XCTAssertEqual(shown, ["0 taps", "1 taps", "2 taps"])
        token.cancel()
    }
}

private final class SignUpViewModel: ObservableObject {
    @Published var username = ""
    @Published var password = ""
    @Published var passwordAgain = ""

    @Published var isValid = false
    @Published private(set) var passwordMessage = ""

    private var cancellables: Set<AnyCancellable> = []

    private var isUsernameValid: AnyPublisher<Bool, Never> {
        $username
            .removeDuplicates()
            .map { $0.count >= 3 }
            .eraseToAnyPublisher()
    }

    private var arePasswordsEqual: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($password, $passwordAgain)
            .map { $0 == $1 }
            .eraseToAnyPublisher()
    }

    init() {
        Publishers.CombineLatest(isUsernameValid, arePasswordsEqual)
            .map { isUsernameValid, arePasswordsEqual in isUsernameValid && arePasswordsEqual }
            .assign(to: \.isValid, on: self)
            .store(in: &cancellables)
        arePasswordsEqual
            .map { $0 ? "" : "The passwords differ." }
            .assign(to: &$passwordMessage)
    }
}

private final class SearchViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private var subscriptions = Set<AnyCancellable>()

    init(scheduler: AnyScheduler, search: @escaping (String) -> [String]) {
        $query
            .debounce(for: .milliseconds(300), scheduler: scheduler)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .map(search)
            .receive(on: scheduler)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &subscriptions)
    }
}

private enum LoadingFailure: Error {
    case offline
}

private final class ListViewModel: ObservableObject {
    enum State: Equatable {
        case idle
        case loaded([String])
        case failed(String)
    }

    @Published private(set) var state = State.idle
    private let fetch: () -> AnyPublisher<[String], LoadingFailure>
    private var cancellable: AnyCancellable?

    init(fetch: @escaping () -> AnyPublisher<[String], LoadingFailure>) {
        self.fetch = fetch
    }

    func load() {
        cancellable = fetch()
            .map { State.loaded($0) }
            .catch { _ in Just(State.failed("You are offline.")) }
            .sink(
                receiveCompletion: { _ in },
                receiveValue: { [weak self] in self?.state = $0 })
    }
}

private struct CounterViewModel {
    struct Input {
        let taps: AnyPublisher<Void, Never>
    }

    struct Output {
        let title: AnyPublisher<String, Never>
    }

    func transform(_ input: Input) -> Output {
        let title = input.taps
            .scan(0) { count, _ in count + 1 }
            .prepend(0)
            .map { "\($0) taps" }
            .eraseToAnyPublisher()
        return Output(title: title)
    }
}
