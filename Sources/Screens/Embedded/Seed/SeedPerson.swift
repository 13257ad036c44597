/// A person who is there from the beginning.
struct SeedPerson: Sendable {
    let profile: Profile
    let about: About
    let photos: [(title: String, taken: Day)]

    init(
        _ id: Profile.ID, _ name: String, _ headline: String, _ place: String, joined: Day,
        about: About, photos: [(title: String, taken: Day)]
    ) {
        profile = Profile(
            id: id, name: name, headline: headline, place: place, joined: joined, friendship: .none)
        self.about = about
        self.photos = photos
    }

    func plant(_ connection: Connection) throws(StoreError) {
        try connection.run(
            "INSERT INTO profile VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            profile.id, profile.name, profile.headline, profile.place, profile.joined,
            about.text, about.work, TextLines(about.languages))
        for (index, photo) in photos.enumerated() {
            try connection.run(
                "INSERT INTO photo (profile, title, taken, address) VALUES (?, ?, ?, ?)",
                profile.id, photo.title, photo.taken,
                "https://photos.example.com/\(profile.id)/\(index + 1).jpg")
        }
    }
}
