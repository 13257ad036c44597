import Foundation
import XCTest

/// A name that would not compile is refused, with the reason and with a valid name.
final class NameRefusalTests: XCTestCase {
    private static let used =
        "has a meaning in Swift or in the generated files: choose a longer name, e.g."
    private static let long = String(repeating: "A", count: 61)

    private func expect(
        _ rows: [(words: [String], reason: String)], at place: UInt = #line
    ) throws {
        let shop = try WorkFolder.shop()
        for (words, reason) in rows {
            try shop.expectRefusal(words, reason, status: 64, at: place)
        }
    }

    func testOfAScreen() throws {
        let start = "start with a letter, then letters from A to Z and digits, e.g. 'OrderHistory'."
        let rows = [
            ("", start), ("2fast", start), ("../Orders", start), ("Оrders", start),
            ("Switch", "'switch' \(Self.used) 'SwitchPage'."),
            (Self.long, "it is too long: 60 letters is the limit."),
        ]
        try expect(
            rows.map { (["generate", "screen", $0], "'\($0)' cannot name a screen: \($1)") })
    }

    func testOfAScreenThatThePackageHasAlready() throws {
        let folder = "Sources/ShopScreens/Mine"
        let rows = [
            (
                "Mine.swift", "struct OrdersView {}",
                "'OrdersView' is declared in '\(folder)/Mine.swift'"
            ),
            (
                "Mine.swift",
                #"extension Destination<NoInput, NoOutput> { static let orders = Self("mine") }"#,
                "'Destination.orders' is declared in '\(folder)/Mine.swift'"
            ),
            (
                "OrdersView.swift", "",
                "'\(folder)/OrdersView.swift' exists, and a target can have 'OrdersView.swift' "
                    + "only once"
            ),
        ]
        for (file, text, reason) in rows {
            try WorkFolder.shop(["\(folder)/\(file)": text]).expectRefusal(
                "generate screen Orders",
                "'Orders' cannot name a screen: \(reason): choose a longer name, e.g. "
                    + "'OrdersPage'.",
                status: 64
            )
        }
    }

    func testOfAScreenOfThePackagesOwn() throws {
        let folder = "Sources/ShopScreens"
        try expect([
            (
                ["generate", "screen", "Menu"],
                "'Menu' cannot name a screen: 'MenuScreen' is declared in "
                    + "'\(folder)/Menu/MenuScreen.swift': choose a longer name, e.g. 'MenuPage'."
            ),
            (
                ["generate", "screen", "WELCOME"],
                "'WELCOME' cannot name a screen: 'Destination.welcome' is declared in "
                    + "'\(folder)/Welcome/WelcomeScreen.swift': choose a longer name, e.g. "
                    + "'WELCOMEPage'."
            ),
        ])
    }

    func testOfAChild() throws {
        let rows = [
            ("Self", "'self' \(Self.used) 'SelfPage'."),
            (String(Self.long.dropLast()), "it is too long: 54 letters is the limit."),
        ]
        try expect(
            rows.map {
                (
                    ["generate", "screen", "Orders", "--child", $0],
                    "'\($0)' cannot name a child: \($1)"
                )
            })
    }

    func testOfARoute() throws {
        try expect([
            (
                ["generate", "screen", "Orders", "--route", "Orders"],
                "'Orders' cannot name a route: start with a small letter, then small letters, "
                    + "digits and single hyphens, e.g. 'order-history'."
            ),
            (
                ["generate", "screen", "Orders", "--route", "welcome"],
                "'Orders' cannot name a screen: the route 'welcome' is declared in "
                    + "'Sources/ShopScreens/Welcome/WelcomeScreen.swift': choose another, e.g. "
                    + "'--route welcome-2'."
            ),
        ])
    }

    func testOfAPackage() throws {
        let start = "start with a letter, then letters from A to Z and digits, e.g. 'OrderHistory'."
        let rows = [
            ("", start), ("../Tea", start), ("wayline", "'wayline' \(Self.used) 'WaylineApp'."),
            ("Testing", "'testing' \(Self.used) 'TestingApp'."),
            (Self.long, "it is too long: 50 letters is the limit."),
        ]
        try expect(
            rows.map { (["new", "package", $0], "'\($0)' cannot name a package: \($1)") })
    }
}
