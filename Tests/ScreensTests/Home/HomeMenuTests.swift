import Wayline
import XCTest

@testable import Screens

/// The menu of the home screen opens the listed screens.
@MainActor
final class HomeMenuTests: XCTestCase {
    private let listed = [
        ListedScreen<HomeCoordinator>("Orders", ScreenRoute("orders") { _ in OrdersScreen() })
    ]

    func testTheMenuLeadsToWhatIsListed() async throws {
        let app = try FlowDriver(MenuCoordinator(screens: listed))
        XCTAssertTrue(app.text.contains("Screens, list: 1 row\nOrders"), app.text)
        try await app.choose("Orders")
        XCTAssertEqual(app.path, ["home", "orders"])
    }

    func testAnEmptyMenuIsHidden() async throws {
        let app = try FlowDriver(MenuCoordinator(screens: []))
        XCTAssertFalse(app.text.contains("Screens"), app.text)
    }

    func testTheMenuOfTheAppIsThatOfItsEnvironment() async throws {
        let stage = try await HomeStage(screens: listed)
        XCTAssertTrue(stage.app.text.contains("Screens, list: 1 row\nOrders"), stage.app.text)
    }
}

/// Declares the screens in the list of these tests.
private final class MenuCoordinator: Coordinator {
    static let flow = Flow<MenuCoordinator>(.home) {
        ScreenRoute(.home) { menu in
            HomeScreen(viewModel: menu.viewModel, screens: menu.screens, words: .english)
        }
        .on(\.actions) { _, action in
            if case .open(let screen) = action { screen.transition } else { .stay }
        }
        ScreenRoute("orders") { _ in OrdersScreen() }
    }

    let screens: [ListedScreen<HomeCoordinator>]
    let viewModel = HomeViewModel(
        session: Observable(nil), recentlyRead: RecentlyRead(), readLater: ReadLater(),
        words: .english)

    init(screens: [ListedScreen<HomeCoordinator>]) {
        self.screens = screens
    }
}

private final class OrdersScreen: Screen {}
