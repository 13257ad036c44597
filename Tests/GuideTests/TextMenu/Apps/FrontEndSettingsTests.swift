import Wayline
import XCTest

/// The code in the documentation of the settings for front ends.
@MainActor
final class FrontEndSettingsTests: XCTestCase {
    func testAnAppHasASettingForAFrontEndOfItsOwn() async {
        enum Scale: Sendable { case small, large }

        let cafe = App.cafe.setting(Scale.large)
        XCTAssertEqual(cafe.frontEnds[Scale.self], .large)
        XCTAssertEqual(cafe.setting(Scale.small).frontEnds[Scale.self], .small)
        XCTAssertNil(App.cafe.frontEnds[Scale.self])
    }
}
