import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class SecureFieldKeyTests: XCTestCase {
    func testARevealedTextIsHiddenAgainByAnAlertAndByANewDrawing() async throws {
        let code = SecureField("Code")
        code.type("mở ra")
        let stage = try Stage(FixedCoordinator([code]))
        let reveal = {
            stage.press(.control("r"))
            XCTAssertNotNil(stage.line(with: "mở ra"), stage.account)
        }
        reveal()
        stage.navigator.go(.alert(Alert("Sure?")))
        stage.turn()
        XCTAssertNil(stage.line(with: "mở ra"), stage.account)
        stage.press(.escape)
        reveal()
        stage.press(.control("l"))
        XCTAssertNil(stage.line(with: "mở ra"), stage.account)
        reveal()
        stage.resize(columns: 60, rows: 20)
        XCTAssertNil(stage.line(with: "mở ra"), stage.account)
    }

    func testAPasteIsRefusedAsAWhole() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.down)
        stage.type("phở")
        stage.press(.paste("a\u{1B}[D", lost: 0))
        XCTAssertEqual(try stage.kitchen.code.text, "phở")
        XCTAssertNotNil(stage.line(with: "Nothing was filled in"))
        stage.type(" bò")
        XCTAssertEqual(try stage.kitchen.code.text, "phở bò")
        XCTAssertNil(stage.line(with: "Nothing was filled in"))
    }
}
