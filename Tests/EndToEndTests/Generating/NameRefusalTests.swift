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
        let start = "start with a capital letter, then letters and digits, e.g. 'Profile'."
        let rows = [
            ("", start), ("2fast", start), ("../Orders", "a name is not a path, e.g. 'Orders'."),
            ("/etc/Orders", "a name is not a path, e.g. 'Orders'."),
            ("orders", "start with a capital letter, e.g. 'Orders'."),
            (
                "Order-line",
                "each word begins with a capital letter, with no '-' between, e.g. 'OrderLine'."
            ),
            (
                "Order line",
                "each word begins with a capital letter, with no space between, e.g. 'OrderLine'."
            ),
            ("Оrders", "'О' (U+041E) only looks like 'O': \(Self.only), e.g. 'Orders'."),
            (
                "Cafe\u{301}",
                "U+0301 is an accent over the letter before it: \(Self.only), e.g. 'Profile'."
            ),
            ("Café", "'é' (U+00E9) is not allowed: \(Self.only), e.g. 'Profile'."),
            ("Orders!", "'!' (U+0021) is not allowed: \(Self.only), e.g. 'Orders'."),
            ("OrdersView", "the generator adds 'View': leave it off, e.g. 'Orders'."),
            ("Switch", "'switch' is a keyword of Swift: choose a longer name, e.g. 'SwitchPage'."),
            (
                "HashValue",
                "'RouteID' has 'hashValue' already: choose a longer name, e.g. 'HashValuePage'."
            ),
            ("Array", "'Array' is a type of Swift: choose a longer name, e.g. 'ArrayPage'."),
            ("Binding", "it is the name of a module: choose a longer name, e.g. 'BindingPage'."),
            (Self.long, "it is 61 letters long, and 60 is the most, e.g. 'Profile'."),
        ]
        try expect(
            rows.map { (["generate", "screen", $0], "'\($0)' cannot name a screen: \($1)") })
        try expect([
            (
                ["generate", "screen", "Or\u{200B}ders"],
                "'Or\\u{200B}ders' cannot name a screen: it contains U+200B, which is invisible: "
                    + "\(Self.only), e.g. 'Profile'."
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
                "Mine.swift", "struct ORDERSView {}",
                "'OrdersView' differs from 'ORDERSView' in '\(folder)/Mine.swift' only by case"
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
                "'WELCOME' cannot name a screen: 'WELCOMERouter' differs from 'WelcomeRouter' in "
                    + "'\(folder)/Welcome/WelcomeRouter.swift' only by case: choose a longer "
                    + "name, e.g. 'WELCOMEPage'."
            ),
        ])
    }

    func testOfAChild() throws {
        let rows = [
            ("header", "start with a capital letter, e.g. 'Header'."),
            ("Self", "'self' is a keyword of Swift: choose a longer name, e.g. 'SelfPage'."),
            ("HeaderScreen", "the generator adds 'Screen': leave it off, e.g. 'Header'."),
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
            ("Orders", "\(kebab), e.g. 'orders'."), ("order_list", "\(kebab), e.g. 'order-list'."),
            ("an--order", "\(kebab), e.g. 'an-order'."),
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
            ("", "start with a capital letter, then letters and digits, e.g. 'Shop'."),
            ("shop", "start with a capital letter, e.g. 'Shop'."),
            ("../Tea", "a name is not a path, e.g. 'Tea'."),
            ("Wayline", "it is the name of a module: choose a longer name, e.g. 'WaylineApp'."),
            ("Dispatch", "it is the name of a module: choose a longer name, e.g. 'DispatchApp'."),
            ("Testing", "it is the name of a module: choose a longer name, e.g. 'TestingApp'."),
            (
                "Protocol",
                "'Protocol' is a keyword of Swift: choose a longer name, e.g. 'ProtocolApp'."
            ),
            ("String", "'String' is a type of Swift: choose a longer name, e.g. 'StringApp'."),
            (Self.long, "it is 61 letters long, and 50 is the most, e.g. 'Shop'."),
        ]
        try expect(
            rows.map { (["new", "package", $0], "'\($0)' cannot name a package: \($1)") })
    }
}
