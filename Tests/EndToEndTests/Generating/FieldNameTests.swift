import XCTest

/// The names of fields: what compiles is accepted.
final class FieldNameTests: XCTestCase {
    private func view(_ line: String, in shop: WorkFolder) throws -> String {
        try shop.expect("generate screen \(line)", output: nil)
        let name = line.prefix { $0 != " " }
        return try shop.text("Sources/ShopScreens/\(name)/\(name)View.swift")
    }

    func testAFieldCanHaveTheNameOfAMemberOfTheView() throws {
        let shop = try WorkFolder.shop()
        let form = try view("Article title description start:Date", in: shop)
        XCTAssertTrue(form.contains("    let titleField = TextField(\"Title\")\n"), form)
        XCTAssertTrue(form.contains("[titleField, description, start, done]"), form)
        let detail = try view("Sheet title values hash rows:Int --kind detail", in: shop)
        XCTAssertTrue(detail.contains(".init(\"Values\", values)"), detail)
        let list = try view("Sheets title rows:Int done:Bool --kind list", in: shop)
        XCTAssertTrue(list.contains("Column(\"Title\") { $0.title }"), list)
    }

    func testAButtonCanLeadToARouteOfTheNameOfAMember() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Title Values Email", output: nil)
        let form = try view("Login email --leads-to title,email", in: shop)
        XCTAssertTrue(form.contains("    let titleButton = Button(\"Title\")\n"), form)
        XCTAssertTrue(form.contains("[email, done, titleButton, emailButton]"), form)
        let detail = try view("Sheet email --kind detail --leads-to values,email", in: shop)
        XCTAssertTrue(detail.contains("[values, missing, valuesButton, email]"), detail)
    }

    func testAPasswordIsNotShown() throws {
        let shop = try WorkFolder.shop()
        let login = try view("Login email old-password", in: shop)
        XCTAssertTrue(login.contains("let oldPassword = SecureField(\"Old password\")\n"), login)
    }

    func testANameThatWouldNotCompileIsRefused() throws {
        let shop = try WorkFolder.shop()
        for (fields, name) in [
            ("done", "done"), ("entry", "entry"), ("await:Int", "await"),
            ("lines --kind detail", "lines"), ("row:a|b --kind list", "row"),
            ("title titleField", "title"),
        ] {
            try shop.expectRefusal(
                "generate screen Poem \(fields)",
                "'\(name)' cannot name a field: '\(name)' has a meaning in Swift or in the "
                    + "generated files: choose a longer name, e.g. '\(name)Value'.", status: 64)
        }
    }

    func testATitleIsForOneScreen() throws {
        let shop = try WorkFolder.shop()
        try shop.expectRefusal(
            "generate screen A B --title X",
            "'--title' is for one screen, but several were named: generate each by itself.",
            status: 64)
        try shop.expectRefusal(
            ["generate", "screen", "A", "--title", " "],
            "'--title' takes one line of at most 100 letters.", status: 64)
    }
}
