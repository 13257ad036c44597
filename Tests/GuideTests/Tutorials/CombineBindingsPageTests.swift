import Binding
import Foundation
import WaylineStreams
import XCTest

/// The code of Docs/Tutorials/CombineBindings.md, and what the page says of it.
@MainActor
final class CombineBindingsPageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []

    func testATutorialsViewModelWorksAsItStands() async {
        let viewModel = RegistrationViewModel()
        viewModel.name = "An"
        viewModel.password = "sen hong"
        XCTAssertFalse(viewModel.canRegister)
        viewModel.repeated = "sen hong"
        XCTAssertTrue(viewModel.canRegister)
    }

    func testTheSameWithADerivedValueNeedsNoPropertyToKeepUpToDate() async {
        let form = RegistrationForm()
        form.name.value = "An"
        form.password.value = "sen hong"
        XCTAssertFalse(form.canRegister.value)
        form.repeated.value = "sen hong"
        XCTAssertTrue(form.canRegister.value)
    }

    func testAnIsolatedDeinitReachesTheStateOfTheMainActor() async {
        let online = Observable(0)
        var presence: Presence? = Presence(online)
        XCTAssertEqual(online.value, 1)
        weak let released = presence
        presence = nil
        XCTAssertNil(released)
        XCTAssertEqual(online.value, 0)
    }

    func testAPublishedPropertyNotifiesAfterTheStore() async {
        var received: [String] = []
        let profile = Profile()
        profile.$name.sink { received.append("\($0), \(profile.name)") }.store(in: &tokens)
        profile.name = "Binh"
        XCTAssertEqual(received, ["An, An", "Binh, Binh"])
    }

    func testAnObjectNotifiesBeforeTheStore() async {
        var received: [String] = []
        let viewModel = RegistrationViewModel()
        viewModel.objectWillChange.sink { [unowned viewModel] in received.append(viewModel.name) }
            .store(in: &tokens)
        viewModel.name = "Binh"
        XCTAssertEqual(received, [""])
    }

    func testASendInASendWaits() async {
        var received: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        subject.sink { if $0 == 1 { subject.send(2) } }.store(in: &tokens)
        subject.sink { received.append("\($0)") }.store(in: &tokens)
        subject.send(1)
        XCTAssertEqual(received, ["1", "2"])
    }

    func testANegativeDemandIsNone() async {
        XCTAssertEqual(Subscribers.Demand.max(-1), .none)
    }

    func testAMapOfAValueIsAValue() async {
        let profile = Profile()
        let count = profile.$name.map(\.count)
        XCTAssertEqual(count.value, 2)
        let counts = profile.$name.eraseToAnyPublisher().map(\.count)
        XCTAssert(type(of: counts) == Publishers.MapKeyPath<AnyPublisher<String, Never>, Int>.self)
    }

    func testAForeignCoderConformsByOneLine() async {
        var ages: [Int] = []
        Just(Data("[1, 2]".utf8))
            .decode(type: [Int].self, decoder: JSONDecoder())
            .replaceError(with: [])
            .sink { ages = $0 }
            .store(in: &tokens)
        XCTAssertEqual(ages, [1, 2])
    }

    func testATimerComesFromAScheduler() async {
        var received: [String] = []
        let scheduler = TestScheduler()
        scheduler.timer(every: .seconds(1)).autoconnect()
            .sink { received.append("\($0.elapsed.nanoseconds / 1_000_000_000)") }
            .store(in: &tokens)
        scheduler.advance(by: .seconds(2.5))
        XCTAssertEqual(received, ["1", "2"])
    }
}
