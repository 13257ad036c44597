import Binding
import WaylineStreams
import XCTest

@testable import GoldenScreens

@MainActor
final class StreamsPlainViewModelTests: XCTestCase {
    func testFinishingRequiresAName() async {
        let viewModel = StreamsPlainViewModel()
        var names: [String] = []
        let token = viewModel.finished.sink { names.append($0) }
        viewModel.done.send()
        XCTAssertEqual(names, [])
        viewModel.name.value = "An"
        viewModel.done.send()
        XCTAssertEqual(names, ["An"])
        token.cancel()
    }
}
