import Binding
import SampleSupport
import XCTest

@testable import Screens

@MainActor
final class ProfilePhotosViewModelTests: XCTestCase {
    private let people = PeopleStub(clock: TestScheduler())
    private lazy var viewModel = ProfilePhotosViewModel(of: 4, profiles: people)
    private let offline = ProfileError.fault(.offline(host: "example.com"))

    func testNothingIsLoadedByItself() async {
        XCTAssertEqual(viewModel.photos.state.value, .idle)
        XCTAssertEqual(people.asked, [])
    }

    func testThePhotosAreLoaded() async {
        await viewModel.load()
        XCTAssertEqual(viewModel.photos.value.value, people.photos)
        XCTAssertEqual(people.asked, [.photos(4)])
    }

    func testAFailureKeepsThePhotosFromBefore() async {
        await viewModel.load()
        people.errors[.photos(4)] = offline
        await viewModel.load()
        XCTAssertEqual(viewModel.photos.error.value, offline)
        XCTAssertEqual(viewModel.photos.value.value, people.photos)
    }

    func testWithoutAPersonTheServiceIsNotAsked() async {
        let viewModel = ProfilePhotosViewModel(of: nil, profiles: people)
        await viewModel.load()
        XCTAssertEqual(viewModel.photos.error.value, .notLoggedIn)
        XCTAssertEqual(people.asked, [])
    }
}
