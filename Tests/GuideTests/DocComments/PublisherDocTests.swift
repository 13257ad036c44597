import Binding
import WaylineStreams
import XCTest

/// The samples in the doc comments of publishers and their operators.
final class PublisherDocTests: XCTestCase {
    private let output = Lines()

    func testPublisher() {
        let print = output.append
        let names = ["An", "Binh", "Chi"].publisher
        let token = names.filter { $0.count < 4 }
            .map { "Hello, \($0)" }
            .sink { print($0) }  // prints: Hello, An, then: Hello, Chi
        token.cancel()
        XCTAssertEqual(output.lines, ["Hello, An", "Hello, Chi"])
    }

    func testTryMap() {
        let print = output.append
        let token = ["1", "x", "2"].publisher
            .tryMap { text in
                guard let number = Int(text) else { throw CancellationError() }
                return number
            }
            .replaceError(with: -1)
            .sink { print("\($0)") }  // prints: 1, then: -1
        token.cancel()
        XCTAssertEqual(output.lines, ["1", "-1"])
    }

    func testCombineLatest() {
        let print = output.append
        let user = CurrentValueSubject<String, Never>("")
        let password = CurrentValueSubject<String, Never>("")
        let canLogIn = user.combineLatest(password) { !$0.isEmpty && $1.count >= 8 }
        let token = canLogIn.removeDuplicates().sink { print("\($0)") }  // prints: false
        user.send("an")
        password.send("correct horse")  // prints: true
        token.cancel()
        XCTAssertEqual(output.lines, ["false", "true"])
    }

    func testFlatMapLatest() {
        let print = output.append
        let query = PassthroughSubject<String, Never>()
        let results = query.flatMapLatest { text in ["\(text) 1", "\(text) 2"].publisher }
        let token = results.sink { print($0) }
        query.send("tea")  // prints: tea 1, then: tea 2
        token.cancel()
        XCTAssertEqual(output.lines, ["tea 1", "tea 2"])
    }

    func testAnyPublisher() {
        let print = output.append
        let taps = PassthroughSubject<Void, Never>()
        let counts: AnyPublisher<Int, Never> = taps.scan(0) { count, _ in count + 1 }
            .eraseToAnyPublisher()
        let token = counts.sink { print("\($0)") }
        taps.send()  // prints: 1
        taps.send()  // prints: 2
        token.cancel()
        XCTAssertEqual(output.lines, ["1", "2"])
    }

    func testFuture() {
        let print = output.append
        let answer = Future<Int, Never> { promise in promise(.success(42)) }
        let token = answer.sink { print("\($0)") }  // prints: 42
        token.cancel()
        XCTAssertEqual(output.lines, ["42"])
    }

    func testPublished() {
        final class Form {
            @Published var email = ""
        }
        let print = output.append
        let form = Form()
        let token = form.$email.map { $0.contains("@") }
            .sink { print("valid: \($0)") }  // prints: valid: false
        form.email = "an@example.com"  // prints: valid: true
        token.cancel()
        XCTAssertEqual(output.lines, ["valid: false", "valid: true"])
    }
}

/// Keeps the lines that the samples print.
private final class Lines {
    private(set) var lines: [String] = []

    func append(_ line: String) {
        lines.append(line)
    }
}
