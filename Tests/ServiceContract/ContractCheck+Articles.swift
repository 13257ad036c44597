import Screens

extension ContractCheck {
    static let articles = [
        ContractCheck("each ranking has articles, none of them twice, in an order of its own") {
            stage in
            try await stage.logIn()
            var orders: Set<[Article.ID]> = []
            for ranking in Ranking.allCases {
                for period in Period.allCases {
                    let ids = try await stage.articles.mostPopular(by: ranking, over: period)
                        .map(\.id)
                    try expect(!ids.isEmpty, "nothing is \(ranking) over a \(period)")
                    try expect(Set(ids).count, is: ids.count)
                    orders.insert(ids)
                }
            }
            try expect(orders.count, is: 9)
        },
        ContractCheck("the same is asked, the same is answered") { stage in
            try await stage.logIn()
            let first = try await stage.articles.mostPopular(by: .viewed, over: .week)
            let second = try await stage.restarted().articles.mostPopular(by: .viewed, over: .week)
            try expect(second, is: first)
        },
        ContractCheck("an article of a ranking is the same by its number") { stage in
            try await stage.logIn()
            for article in try await stage.articles.mostPopular(by: .emailed, over: .month) {
                let found = try await stage.articles.article(article.id)
                try expect(found, is: article)
                try expect(!article.title.isEmpty && !article.summary.isEmpty, "\(article)")
                try expect(!article.body.isEmpty, "\(article) has no text")
            }
        },
        ContractCheck("an unknown article is an error that says which") { stage in
            try await stage.logIn()
            try await expect(ArticleError.unknownArticle(-7)) { () async throws(ArticleError) in
                try await stage.articles.article(-7)
            }
        },
        ContractCheck("articles take a session") { stage in
            try await expect(ArticleError.notLoggedIn) { () async throws(ArticleError) in
                try await stage.articles.mostPopular(by: .viewed, over: .day)
            }
            try await stage.logIn()
            try await stage.accounts.logOut()
            try await expect(ArticleError.notLoggedIn) { () async throws(ArticleError) in
                try await stage.articles.article(101)
            }
        },
    ]
}
