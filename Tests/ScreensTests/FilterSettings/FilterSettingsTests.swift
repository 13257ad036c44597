import Wayline
import XCTest

@testable import Screens

@MainActor
final class FilterSettingsTests: XCTestCase {
    private let travel = ArticleFilter(period: .month, sections: ["Travel"])

    func testItBeginsWithTheFilterOfWhoAsks() async {
        let viewModel = FilterSettingsViewModel(
            FilterSettingsInput(filter: travel, sections: ["Travel", "Arts"]))
        XCTAssertEqual(viewModel.filter, travel)
        XCTAssertEqual(viewModel.allSections, ["Arts", "Travel"])
    }

    func testASectionThatIsSetCanBeChosenEvenIfItHasNoArticle() async {
        let input = FilterSettingsInput(filter: travel, sections: [])
        XCTAssertEqual(FilterSettingsViewModel(input).allSections, ["Travel"])
    }

    func testApplyAnswersAndCancelDoesNot() async {
        let router = FilterSettingsRouter()
        XCTAssertEqual(
            try router.route(to: "apply", .init(filter: travel)), router.finish(travel))
        XCTAssertEqual(try router.route(to: "cancel"), .dismiss)
    }
}
