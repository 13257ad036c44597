import Binding
import Screens
import XCTest

@MainActor
final class ProfilePartTests: XCTestCase {
    private let clock = TestScheduler()
    private lazy var people = PeopleStub(clock: clock)
    private lazy var part = ProfilePhotosViewModel(of: 4, profiles: people, words: .english).photos
    private let offline = ProfileError.fault(.offline(host: "example.com"))

    func testNothingIsLoadedByItself() async {
        XCTAssertNil(part.value.value)
        XCTAssertFalse(part.isLoading.value)
        XCTAssertEqual(people.asked, [])
    }

    func testItLoadsUntilThereIsAnAnswer() async {
        people.delays[.photos(4)] = 1
        let loading = Task.immediate { [part] in await part.load() }
        XCTAssertTrue(part.isLoading.value)
        await turnTheClock()
        await loading.value
        XCTAssertFalse(part.isLoading.value)
        XCTAssertEqual(part.value.value, people.photos)
    }

    func testAFailureIsShownUntilTheNextAttempt() async {
        people.errors[.photos(4)] = offline
        await part.load()
        XCTAssertEqual(part.failure.value, offline.text(in: .english))
        people.delays[.photos(4)] = 1
        let loading = Task.immediate { [part] in await part.load() }
        XCTAssertEqual(part.failure.value, "")
        XCTAssertTrue(part.hasFailed.value)
        await turnTheClock()
        await loading.value
        XCTAssertEqual(part.failure.value, offline.text(in: .english))
    }

    func testASuccessEndsTheFailure() async {
        people.errors[.photos(4)] = offline
        await part.load()
        people.errors = [:]
        await part.load()
        XCTAssertEqual(part.failure.value, "")
        XCTAssertFalse(part.hasFailed.value)
    }

    func testLoadedRowsStayIfALaterLoadFails() async {
        await part.load()
        people.errors[.photos(4)] = offline
        await part.load()
        XCTAssertEqual(part.value.value, people.photos)
    }

    func testTwoAtOnceAreOne() async {
        people.delays[.photos(4)] = 1
        let loadings = (1...2).map { _ in Task.immediate { [part] in await part.load() } }
        await turnTheClock()
        for loading in loadings { await loading.value }
        XCTAssertEqual(people.asked, [.photos(4)])
    }

    func testACancellationIsNotAFailure() async {
        people.delays[.photos(4)] = 1
        let loading = Task.immediate { [part] in await part.load() }
        loading.cancel()
        await loading.value
        XCTAssertFalse(part.hasFailed.value)
        XCTAssertFalse(part.isLoading.value)
    }

    func testNobodysPartIsNotAskedFor() async {
        let part = ProfilePhotosViewModel(of: nil, profiles: people, words: .english).photos
        await part.load()
        XCTAssertEqual(part.failure.value, "You are not logged in any more. Log in again.")
        XCTAssertEqual(people.asked, [])
    }

    func testTheFailureIsShownInTheLanguageOfTheWords() async {
        let words = Words(.vietnamese)
        let part = ProfilePhotosViewModel(of: 4, profiles: people, words: words).photos
        people.errors[.photos(4)] = offline
        await part.load()
        XCTAssertEqual(part.failure.value, offline.text(in: words))
    }

    /// Lets the requests reach the clock, and advances it.
    private func turnTheClock() async {
        while clock.pending.isEmpty { await Task.yield() }
        clock.advance(by: 1)
    }
}
