import Foundation
import SampleSupport
import Screens
import XCTest

/// Responses are read as the New York Times documents them for its Most Popular API.
final class PopularArticleTests: XCTestCase {
    private let documented = """
        {"status": "OK", "copyright": "Copyright (c) 2021.", "num_results": 2, "results": [
        {"uri": "nyt://article/1", "url": "https://www.example.com/a.html", "id": 100000007772696,
        "asset_id": 100000007772696, "source": "New York Times", "published_date": "2021-05-19",
        "updated": "2021-05-20 09:14:31", "section": "U.S.", "subsection": "",
        "nytdsection": "u.s.", "adx_keywords": "Rivers;Bridges;Hanoi (Vietnam)", "column": null,
        "byline": "By Lan Pham", "type": "Article", "title": "A Bridge", "abstract": "It stands.",
        "des_facet": ["Rivers", "Bridges"], "org_facet": [], "per_facet": [],
        "geo_facet": ["Hanoi (Vietnam)"], "media": [{"type": "image", "subtype": "photo",
        "caption": "The bridge.", "copyright": "Chi Vo", "approved_for_syndication": 1,
        "media-metadata": [
        {"url": "https://img.example.com/75.jpg", "format": "Standard Thumbnail", "height": 75,
        "width": 75}, {"url": "https://img.example.com/440.jpg",
        "format": "mediumThreeByTwo440", "height": 293, "width": 440},
        {"url": "https://img.example.com/210.jpg", "format": "mediumThreeByTwo210",
        "height": 140, "width": 210}]}], "eta_id": 0},
        {"url": "https://www.example.com/b.html", "id": 2, "published_date": "2021-05-18",
        "section": "World", "adx_keywords": "", "byline": "", "title": "B", "abstract": "",
        "media": [{"type": "video", "caption": "", "copyright": "", "media-metadata": []}]}]}
        """

    func testAnArticleIsReadAsItIsDocumented() async throws {
        let articles = try await read(documented).get()
        XCTAssertEqual(
            articles.first,
            Article(
                id: 100_000_007_772_696, title: "A Bridge", summary: "It stands.",
                byline: "By Lan Pham", section: "U.S.", published: try XCTUnwrap(Day(2021, 5, 19)),
                keywords: ["Rivers", "Bridges", "Hanoi (Vietnam)"],
                address: "https://www.example.com/a.html",
                pictures: [
                    ArticlePicture(
                        caption: "The bridge.", copyright: "Chi Vo",
                        address: "https://img.example.com/440.jpg")
                ]))
        XCTAssertEqual(articles.last?.pictures, [])
        XCTAssertEqual(articles.last?.keywords, [])
    }

    func testAnInvalidArticleIsReportedWithItsFault() async throws {
        let wrong: [(String, String, String)] = [
            (#""title": "B", "#, "", "'results.1.title' is missing"),
            (#""id": 2"#, #""id": "2""#, "'results.1.id' is of another type"),
            ("2021-05-18", "18 May", "'results.1.published_date' has a value that is not known"),
        ]
        for (text, other, problem) in wrong {
            let answer = documented.replacingOccurrences(of: text, with: other)
            let result = try await read(answer)
            guard case .failure(let error) = result else { return XCTFail(problem) }
            XCTAssertEqual(error.problem, problem)
        }
    }

    private func read(_ answer: String) async throws -> Result<[Article], ArticleError> {
        let home = try makeHome()
        let services = Services.remote(
            at: try APIAddress("https://api.example.com"), in: home.folder(),
            transport: ScriptedTransport(.welcome, .json(answer)), clock: home.clock)
        _ = try await services.accounts.logIn(email: "mai@example.com", password: "")
        return await services.popular()
    }
}
