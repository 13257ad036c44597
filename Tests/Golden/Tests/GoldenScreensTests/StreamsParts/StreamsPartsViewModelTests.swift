import Binding
import GoldenScreens
import WaylineStreams
import XCTest

@MainActor
final class StreamsPartsViewModelTests: XCTestCase {
    private let viewModel = StreamsPartsViewModel()
    private var names: [String] = []
    private var bindings: Set<AnyCancellable> = []

    override func setUp() async throws {
        viewModel.finished.bind(to: self) { $0.names.append($1) }.store(in: &bindings)
    }

    func testFinishingRequiresAName() async {
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.done.send()
        XCTAssertEqual(names, [])
    }

    func testDoneFinishesWithTheName() async {
        viewModel.name.value = "An"
        XCTAssertTrue(viewModel.canFinish.value)
        viewModel.done.send()
        XCTAssertEqual(names, ["An"])
    }
}
