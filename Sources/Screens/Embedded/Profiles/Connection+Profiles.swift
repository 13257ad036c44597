/// People.
extension Connection {
    func profile(_ id: Profile.ID, seenBy user: Profile.ID) throws(StoreError) -> Profile? {
        let friendship = try friendship(of: user, to: id)
        return try first("SELECT id, name, headline, place, joined FROM profile WHERE id = ?", id) {
            row throws(StoreError) in
            Profile(
                id: try row[0], name: try row[1], headline: try row[2], place: try row[3],
                joined: try row[4], friendship: friendship)
        }
    }

    func photos(of id: Profile.ID) throws(StoreError) -> [Photo] {
        try rows(
            """
            SELECT id, title, taken, address FROM photo WHERE profile = ?
            ORDER BY taken DESC, id DESC
            """, id
        ) { row throws(StoreError) in
            Photo(id: try row[0], title: try row[1], taken: try row[2], address: try row[3])
        }
    }

    func friends(of id: Profile.ID) throws(StoreError) -> [Friend] {
        try rows(
            """
            SELECT id, name, headline FROM profile WHERE id IN (
                SELECT other FROM friendship WHERE one = ?
                UNION SELECT one FROM friendship WHERE other = ?
            ) ORDER BY name, id
            """, id, id
        ) { row throws(StoreError) in
            Friend(id: try row[0], name: try row[1], headline: try row[2])
        }
    }

    func about(_ id: Profile.ID) throws(StoreError) -> About? {
        try first("SELECT about, work, languages FROM profile WHERE id = ?", id) {
            row throws(StoreError) in
            let languages: TextLines = try row[2]
            return About(text: try row[0], work: try row[1], languages: languages.lines)
        }
    }

    func insertRequest(from sender: Profile.ID, to receiver: Profile.ID) throws(StoreError) {
        try run("INSERT OR IGNORE INTO friend_request VALUES (?, ?)", sender, receiver)
    }

    func deleteRequest(from sender: Profile.ID, to receiver: Profile.ID) throws(StoreError) {
        try run("DELETE FROM friend_request WHERE sender = ? AND receiver = ?", sender, receiver)
    }

    private func friendship(of user: Profile.ID, to id: Profile.ID) throws(StoreError) -> Friendship
    {
        if user == id { return .own }
        let found: Friendship? = try first(
            """
            SELECT 'friends' FROM friendship WHERE one = ? AND other = ?
            UNION ALL SELECT 'requested' FROM friend_request WHERE sender = ? AND receiver = ?
            """, min(user, id), max(user, id), user, id
        ) { row throws(StoreError) in try row[0] }
        return found ?? .none
    }
}
