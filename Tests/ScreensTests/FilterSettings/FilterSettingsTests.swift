import Screens
import Wayline
import XCTest

@MainActor
final class FilterSettingsTests: XCTestCase {
    private let travel = ArticleFilter(period: .month, section: "Travel")

    func testItBeginsWithTheFilterOfWhoAsks() async {
        let viewModel = FilterSettingsViewModel(
            FilterSettingsInput(filter: travel, sections: ["Travel", "Arts"]))
        XCTAssertEqual(viewModel.filter, travel)
        XCTAssertEqual(viewModel.sections, [nil, "Arts", "Travel"])
    }

    func testASectionThatIsSetCanBeChosenEvenIfItHasNoArticle() async {
        let input = FilterSettingsInput(filter: travel, sections: [])
        XCTAssertEqual(FilterSettingsViewModel(input).sections, [nil, "Travel"])
    }

    func testApplyAnswersAndCancelDoesNot() async {
        let viewModel = FilterSettingsViewModel(
            FilterSettingsInput(filter: ArticleFilter(), sections: []))
        let router = FilterSettingsRouter(viewModel: viewModel)
        XCTAssertEqual(try router.route(to: "apply"), .finish(ArticleFilter()))
        viewModel.filter = travel
        XCTAssertEqual(try router.route(to: "apply"), .finish(travel))
        XCTAssertEqual(try router.route(to: "cancel"), .dismiss)
    }
}
