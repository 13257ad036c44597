import Foundation
import XCTest

/// A name that would not compile is refused, with the reason and with a valid name.
final class NameRefusalTests: XCTestCase {
    private static let only = "type letters from A to Z and digits"
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
        let start = "start with a letter, then letters and digits, e.g. 'Profile'."
        let rows = [
            ("", start), ("2fast", start),
            ("../Orders", "'.' (U+002E) is not allowed: \(Self.only)."),
            ("Оrders", "'О' (U+041E) is not allowed: \(Self.only)."),
            ("Orders!", "'!' (U+0021) is not allowed: \(Self.only)."),
            ("Switch", "'switch' is a keyword of Swift: choose a longer name, e.g. 'SwitchPage'."),
            (Self.long, "it is 61 letters long, and 60 is the most, e.g. 'Profile'."),
        ]
        try expect(
            rows.map { (["generate", "screen", $0], "'\($0)' cannot name a screen: \($1)") })
        try expect([
            (
                ["generate", "screen", "Or\u{200B}ders"],
                "'Or\\u{200B}ders' cannot name a screen: '\\u{200B}' (U+200B) is not allowed: "
                    + "\(Self.only)."
            )
        ])
    }

    func testOfAScreenThatThePackageHasAlready() throws {
        let folder = "Sources/ShopScreens/Mine"
        let rows = [
            (
                "Mine.swift", "struct OrdersView {}",
                "'OrdersView' is declared in '\(folder)/Mine.swift'"
            ),
            (
                "Mine.swift", #"extension RouteID<NoInput> { static let orders = Self("mine") }"#,
                "'RouteID.orders' is declared in '\(folder)/Mine.swift'"
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
                "'WELCOME' cannot name a screen: 'RouteID.welcome' is declared in "
                    + "'\(folder)/Welcome/WelcomeScreen.swift': choose a longer name, e.g. "
                    + "'WELCOMEPage'."
            ),
        ])
    }

    func testOfAChild() throws {
        let rows = [
            ("Self", "'self' is a keyword of Swift: choose a longer name, e.g. 'SelfPage'."),
            (
                String(Self.long.dropLast()),
                "with 'Orders' before it, it is 66 letters long, and 60 is the most, e.g. 'Header'."
            ),
        ]
        try expect(
            rows.map {
                (
                    ["generate", "screen", "Orders", "--child", $0],
                    "'\($0)' cannot name a child: \($1)"
                )
            })
        try expect([
            (
                ["generate", "screen", "Orders", "--child", "Header", "--child", "Header"],
                "'Header' cannot name a child: 'Header' is named twice: name each child once, e.g. "
                    + "'Header'."
            )
        ])
    }

    func testOfARoute() throws {
        let kebab = "start with a small letter, then small letters, digits and single hyphens"
        let rows = [
            ("Orders", "\(kebab), e.g. 'order-history'."),
            (
                "welcome",
                "the route 'welcome' is declared in 'Sources/ShopScreens/Welcome/WelcomeScreen.swift': "
                    + "choose another, e.g. '--route welcome-2'."
            ),
        ]
        try expect(
            rows.map {
                (
                    ["generate", "screen", "Orders", "--route", $0],
                    "'\($0)' cannot name a route: \($1)"
                )
            })
    }

    func testOfAPackage() throws {
        let rows = [
            ("", "start with a letter, then letters and digits, e.g. 'Shop'."),
            ("../Tea", "'.' (U+002E) is not allowed: \(Self.only)."),
            ("wayline", "a module has this name: choose a longer name, e.g. 'WaylineApp'."),
            ("Testing", "a module has this name: choose a longer name, e.g. 'TestingApp'."),
            (Self.long, "it is 61 letters long, and 50 is the most, e.g. 'Shop'."),
        ]
        try expect(
            rows.map { (["new", "package", $0], "'\($0)' cannot name a package: \($1)") })
    }
}
