import Foundation
import XCTest

/// A request for something that does not exist is refused, with the existing names.
final class RequestRefusalTests: XCTestCase {
    func testAScreenThatWasNotGenerated() throws {
        let shop = try WorkFolder.shop()
        let mine = "A screen that you have written is yours to remove."
        for command in ["destroy screen", "update"] {
            try shop.expectRefusal(
                "\(command) Welcom", "'Welcom' was not generated: did you mean 'Welcome'? \(mine)",
                status: 64)
        }
        try shop.expect("destroy screen Welcome", output: nil)
        for command in ["destroy screen", "update"] {
            try shop.expectRefusal(
                "\(command) Menu",
                "'Menu' was not generated, nor was any other screen of this package.", status: 64)
        }
    }

    func testATemplateThatThereIsNot() throws {
        try WorkFolder.shop().expectRefusal(
            "generate screen Orders --template tny",
            "'tny' is not a template: there are 'closures' and 'tiny'. "
                + "Did you mean 'tiny'? Put your own in '.wayline/templates/NAME'.", status: 64)
    }

    func testNoName() throws {
        let shop = try WorkFolder.shop()
        for command in ["generate", "destroy"] {
            try shop.expectRefusal(
                "\(command) screen",
                "'wayline \(command) screen' needs the name of a screen, e.g. 'OrderHistory'.",
                status: 64)
        }
    }
}
